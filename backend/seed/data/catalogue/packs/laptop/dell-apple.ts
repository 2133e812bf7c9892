export const DELL = `
  F3YGT; DM3WC; 0F3YGT  | 7.6  | 7500 | | | 649 | Latitude 7280; Latitude 7290; Latitude 7380; Latitude 7390; Latitude 7480; Latitude 7490 | 0.45
  GJKNX; GD1JP          | 7.6  | 8500 | | | 649 | Latitude 5280; Latitude 5290; Latitude 5480; Latitude 5490; Latitude 5491; Latitude 5495; Latitude 5580; Latitude 5590; Latitude 5591; Precision 3520; Precision 3530 | 0.48
  93FTF; 4YFVG; 0D4CMT  | 11.4 | 4250 | | | 549 | Latitude 5280; Latitude 5288; Latitude 5480; Latitude 5488; Latitude 5490; Latitude 5580; Latitude 5590 | 0.35
  J60J5; R1V85; MC34Y   | 7.6  | 7000 | | | 549 | Latitude E7270; Latitude E7470 | 0.35
  6MT4T; HK6DV; 7V69Y   | 7.6  | 8160 | | | 549 | Latitude E5270; Latitude E5470; Latitude E5570; Precision 3510 | 0.4
  NGGX5; JY8D6          | 11.4 | 4130 | | | 499 | Latitude E5270; Latitude E5470; Latitude E5570; Precision 3510 | 0.3
  G5M10; 8V5GX; R9XM9   | 7.4  | 6800 | | | 499 | Latitude E5250; Latitude E5450; Latitude E5550 | 0.3
  3RNFD; 34GKR; V8XN3   | 7.4  | 7300 | | | 479 | Latitude E7420; Latitude E7440; Latitude E7450 | 0.28
  VFV59; WD52H; J31N7   | 7.4  | 7000 | | | 479 | Latitude E7240; Latitude E7250 | 0.24
  T54FJ; M5Y0X; 8858X   | 11.1 | 5200 | | | 399 | Latitude E5420; Latitude E5430; Latitude E5520; Latitude E5530; Latitude E6420; Latitude E6430; Latitude E6440; Latitude E6520; Latitude E6530; Latitude E6540; Precision M2800; Inspiron 15R 5520; Inspiron 17R 5720 | 0.36
  RFJMW; FRR0G; K4CP5   | 11.1 | 5200 | | | 399 | Latitude E6120; Latitude E6220; Latitude E6230; Latitude E6320; Latitude E6330; Latitude E6430s | 0.22
  PT434; KY265; 4M529   | 11.1 | 5000 | | | 379 | Latitude E6400; Latitude E6410; Latitude E6500; Latitude E6510; Precision M2400; Precision M4400; Precision M4500 | 0.18
  PW23Y; TP1GT; RNP72   | 7.6  | 7890 | | | 699 | XPS 13 9360 | 0.4
  90V7W; JD25G; 5K9CP   | 7.6  | 7380 | | | 649 | XPS 13 9343; XPS 13 9350 | 0.3
  DXGH8; H754V; G8VCF   | 7.6  | 6500 | | | 699 | XPS 13 9370; XPS 13 9380; XPS 13 7390; Inspiron 7490 | 0.35
  6GTPY; 5XJ28          | 11.4 | 8080 | | | 849 | XPS 15 9560; XPS 15 9570; XPS 15 7590; Precision 5510; Precision 5520; Precision 5530 | 0.4
  4GVGH; 1P6KD; T453X   | 11.4 | 7000 | | | 749 | XPS 15 9550; Precision 5510 | 0.28
  WDX0R; WDXOR; 3CRH3   | 11.4 | 3500 | | | 449 | Inspiron 13 5368; Inspiron 13 5378; Inspiron 13 7368; Inspiron 13 7378; Inspiron 14 7460; Inspiron 15 5565; Inspiron 15 5567; Inspiron 15 5568; Inspiron 15 5570; Inspiron 15 7560; Inspiron 15 7570; Inspiron 17 5767; Inspiron 17 5770 | 0.48
  YRDD6; 1VX1H; VM732   | 11.4 | 3500 | | | 449 | Inspiron 3493; Inspiron 3583; Inspiron 3593; Inspiron 3793; Inspiron 5480; Inspiron 5481; Inspiron 5482; Inspiron 5485; Inspiron 5490; Inspiron 5493; Inspiron 5584; Inspiron 5593; Vostro 3590; Vostro 5481; Vostro 5490 | 0.42
  33YDH; PVHT1; 81PF3   | 15.2 | 3500 | | | 599 | Inspiron 15 7577; Inspiron 17 7773; Inspiron 17 7778; Inspiron 17 7779; G3 15 3579; G3 17 3779; G5 15 5587; G7 15 7588; Latitude 3490; Latitude 3590 | 0.38
  357F9; 71JF4          | 11.1 | 6660 | | | 599 | Inspiron 15 5577; Inspiron 15 7557; Inspiron 15 7559; Inspiron 15 7566; Inspiron 15 7567; Inspiron 14 7447 | 0.32
  M5Y1K; HD4J0; K185W   | 14.8 | 2600 | | | 379 | Inspiron 3451; Inspiron 3452; Inspiron 3458; Inspiron 3551; Inspiron 3552; Inspiron 3558; Inspiron 5451; Inspiron 5455; Inspiron 5458; Inspiron 5551; Inspiron 5555; Inspiron 5558; Inspiron 5559; Inspiron 5755; Inspiron 5758; Vostro 3458; Vostro 3558 | 0.4
  XCMRD; 4DMNG; 24DRM   | 14.8 | 2600 | | | 379 | Inspiron 3421; Inspiron 3437; Inspiron 3521; Inspiron 3537; Inspiron 3541; Inspiron 3542; Inspiron 3721; Inspiron 5421; Inspiron 5521; Inspiron 5537; Latitude 3440; Latitude 3540; Vostro 2421; Vostro 2521 | 0.34
  J1KND; W7H3N; 04YRJH  | 11.1 | 4400 | | | 349 | Inspiron 13R N3010; Inspiron 14R N4010; Inspiron 14R N4110; Inspiron 15R N5010; Inspiron 15R N5110; Inspiron 17R N7010; Inspiron 17R N7110; Inspiron M5010; Inspiron M5030; Inspiron N5030; Inspiron N5040; Inspiron N5050; Vostro 3450; Vostro 3550; Vostro 3750 | 0.26
`
export const MACBOOK = `
  A1322 | 10.95 | 5800 | | | 599 | MacBook Pro 13 (2009); MacBook Pro 13 (2010); MacBook Pro 13 (2011); MacBook Pro 13 (2012) | 0.4
  A1321 | 10.95 | 6700 | | | 649 | MacBook Pro 15 (2009); MacBook Pro 15 (2010) | 0.16
  A1382 | 10.95 | 7070 | | | 649 | MacBook Pro 15 (2011); MacBook Pro 15 (2012) | 0.28
  A1331 | 10.95 | 5800 | | | 599 | MacBook 13 (2009); MacBook 13 (2010) | 0.12
  A1377 | 7.3   | 6700 | | | 599 | MacBook Air 13 (2010) | 0.12
  A1405 | 7.3   | 6700 | | | 599 | MacBook Air 13 (2011); MacBook Air 13 (2012) | 0.24
  A1496 | 7.6   | 7150 | | | 649 | MacBook Air 13 (2013); MacBook Air 13 (2014); MacBook Air 13 (2015); MacBook Air 13 (2017) | 0.55
  A1406 | 7.3   | 4680 | | | 549 | MacBook Air 11 (2011); MacBook Air 11 (2012) | 0.14
  A1495 | 7.6   | 5100 | | | 549 | MacBook Air 11 (2013); MacBook Air 11 (2014); MacBook Air 11 (2015) | 0.24
  A1437 | 11.21 | 6580 | | | 799 | MacBook Pro 13 Retina (2012) | 0.2
  A1493 | 11.34 | 6330 | | | 799 | MacBook Pro 13 Retina (2013); MacBook Pro 13 Retina (2014) | 0.36
  A1582 | 11.42 | 6559 | | | 849 | MacBook Pro 13 Retina (2015) | 0.42
  A1417 | 10.95 | 8460 | | | 899 | MacBook Pro 15 Retina (2012) | 0.2
  A1494 | 11.26 | 8440 | | | 949 | MacBook Pro 15 Retina (2013); MacBook Pro 15 Retina (2014) | 0.32
  A1618 | 11.36 | 8755 | | | 990 | MacBook Pro 15 Retina (2015) | 0.36
  A1527 | 7.55  | 5263 | | | 749 | MacBook 12 (2015); MacBook 12 (2016) | 0.22
  A1713 | 11.4  | 4781 | | | 849 | MacBook Pro 13 (2016); MacBook Pro 13 (2017) | 0.3
  A1819 | 11.41 | 4314 | | | 849 | MacBook Pro 13 Touch Bar (2016); MacBook Pro 13 Touch Bar (2017) | 0.28
  A1964 | 11.41 | 5086 | | | 899 | MacBook Pro 13 Touch Bar (2018); MacBook Pro 13 Touch Bar (2019) | 0.26
  A1820 | 11.4  | 6667 | | | 990 | MacBook Pro 15 Touch Bar (2016); MacBook Pro 15 Touch Bar (2017) | 0.28
  A1953 | 11.4  | 7336 | | | 1090 | MacBook Pro 15 Touch Bar (2018); MacBook Pro 15 Touch Bar (2019) | 0.26
  A1965 | 11.4  | 4379 | | | 849 | MacBook Air 13 (2018); MacBook Air 13 (2019) | 0.34
  A2389 | 11.4  | 4379 | | | 899 | MacBook Air 13 M1 (2020) | 0.4
  A2171 | 11.4  | 5103 | | | 899 | MacBook Pro 13 M1 (2020) | 0.26
  A2113 | 11.36 | 8790 | | | 1190 | MacBook Pro 16 (2019) | 0.26
`
