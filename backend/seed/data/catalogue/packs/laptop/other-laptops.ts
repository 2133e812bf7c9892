export const ASUS = `
  A41-X550A; A41-X550     | 14.4 | 2950 | | | 379 | X450; X550; X552; F450; F550; F552; K450; K550; P450; P550; R510; A550 | 0.45
  A31N1319; A41N1308      | 11.25 | 2900 | | | 359 | X451; X551; F451; F551; D550; P551 | 0.3
  A32-K55; A41-K55        | 10.8 | 4400 | | | 369 | A45; A55; A75; A95; K45; K55; K75; R400; R500; R700; U57; X45; X55; X75 | 0.34
  A32-K53; A42-K53        | 10.8 | 4400 | | | 349 | A43; A53; A54; A83; K43; K53; K54; K84; P43; P53; X43; X44; X53; X54; X84 | 0.32
  A32-K52; A42-K52        | 10.8 | 4400 | | | 349 | A42; A52; A62; B53; F86; K42; K52; K62; N82; P42; P52; X42; X52; X67 | 0.22
  A32-X401; A31-X401      | 10.8 | 4400 | | | 349 | F301; F401; F501; R404; S301; S401; S501; X301; X401; X501 | 0.24
  A32-N56; A31-N56        | 10.8 | 4400 | | | 379 | N46; N56; N76; F45; G56; B53V; R501; R701 | 0.2
  A32N1405; A32NI405      | 10.8 | 5000 | | | 449 | G551; G771; GL551; GL771; N551; N751; R555 | 0.24
  A41N1424                | 15   | 3200 | | | 449 | GL552; ZX50; FX50 | 0.24
  A41N1501                | 15   | 3200 | | | 449 | GL752; N552; N752 | 0.2
  A41N1611                | 14.4 | 3200 | | | 469 | GL553; GL753; FX53; FX553; ZX53 | 0.24
  A31N1601; A31LP4Q       | 10.8 | 3350 | | | 379 | X541; F541; R541; A541; D541; P541; K541 | 0.36
  C21N1347                | 7.6  | 5000 | | | 429 | X554; X555; F554; F555; K555; A555; R556; DX992; VM590 | 0.38
  B31N1637                | 11.52 | 3650 | | | 499 | VivoBook S15 S510; VivoBook X510; X510; F510; S510; A510; K510 | 0.34
  B21N1818                | 7.7  | 4110 | | | 429 | VivoBook 14 X412; VivoBook 15 X512; X409; X509; F409; F509; M409; M509; A409; A509 | 0.36
`
export const ACER = `
  AS10D31; AS10D51; AS10D75; AS10D81 | 10.8 | 4400 | | | 349 | Aspire 4741; Aspire 5253; Aspire 5333; Aspire 5551; Aspire 5552; Aspire 5560; Aspire 5733; Aspire 5736Z; Aspire 5741; Aspire 5742; Aspire 5749; Aspire 5750; Aspire 5755; Aspire 7551; Aspire 7741; Aspire 7750; Aspire E1-531; Aspire E1-571; Aspire V3-571; TravelMate 5740; TravelMate 5742 | 0.36
  AL12A32; AL12A52; AL12A72 | 14.8 | 2500 | | | 359 | Aspire E1-410; Aspire E1-422; Aspire E1-430; Aspire E1-470; Aspire E1-510; Aspire E1-522; Aspire E1-530; Aspire E1-532; Aspire E1-570; Aspire E1-572; Aspire V5-431; Aspire V5-471; Aspire V5-531; Aspire V5-551; Aspire V5-571 | 0.34
  AL14A32            | 11.1 | 5000 | | | 379 | Aspire E5-411; Aspire E5-421; Aspire E5-471; Aspire E5-511; Aspire E5-521; Aspire E5-531; Aspire E5-551; Aspire E5-571; Aspire E5-572; Aspire V3-472; Aspire V3-572; Extensa 2509; Extensa 2510; TravelMate P246; TravelMate P256; TravelMate P276 | 0.36
  AL15A32            | 14.8 | 2500 | | | 359 | Aspire E5-422; Aspire E5-432; Aspire E5-452; Aspire E5-473; Aspire E5-474; Aspire E5-522; Aspire E5-532; Aspire E5-552; Aspire E5-573; Aspire E5-574; Aspire E5-722; Aspire E5-772; Aspire V3-574; Aspire V3-575; Extensa 2511 | 0.36
  AS16A5K; AS16A7K; AS16A8K | 14.6 | 2800 | | | 399 | Aspire E5-475; Aspire E5-476; Aspire E5-523; Aspire E5-553; Aspire E5-575; Aspire E5-576; Aspire E5-774; Aspire F5-573; Aspire F5-771; Aspire K50-20; TravelMate P249; TravelMate P259; TravelMate P278 | 0.38
  AP16M5J            | 7.7  | 4810 | | | 449 | Aspire 1 A114-31; Aspire 1 A114-32; Aspire 3 A314-31; Aspire 3 A315-21; Aspire 3 A315-31; Aspire 3 A315-33; Aspire 3 A315-41; Aspire 3 A315-51; Aspire 3 A315-53; Aspire 3 A317-51; Aspire ES1-523 | 0.45
  AC14B8K            | 15.2 | 3220 | | | 479 | Aspire E3-721; Aspire ES1-512; Aspire ES1-711; Aspire R3-131T; Aspire V3-111P; Aspire V3-371; Aspire V3-372; Nitro 5 AN515-51; Nitro 5 AN515-52; Swift 3 SF314-51; TravelMate B117; TravelMate P236 | 0.38
  AC14B18J; AC14B13J | 11.4 | 3220 | | | 449 | Aspire ES1-111; Aspire ES1-131; Aspire ES1-311; Aspire ES1-331; Aspire ES1-520; Aspire ES1-521; Aspire ES1-522; Aspire ES1-531; Aspire ES1-571; Aspire ES1-731; Chromebook 11 C730; Chromebook 13 CB5-311; Chromebook 15 CB3-531; TravelMate B115 | 0.38
  AP18C8K            | 11.25 | 4471 | | | 549 | Aspire 5 A514-52; Aspire 5 A514-53; Aspire 5 A515-43; Aspire 5 A515-44; Swift 3 SF314-42; Swift 3 SF314-57; Swift 3 SF314-58; Swift 3 SF314-59 | 0.36
  AP13B3K            | 15.2 | 3510 | | | 479 | Aspire V5-452; Aspire V5-472; Aspire V5-473; Aspire V5-552; Aspire V5-572; Aspire V5-573; Aspire V7-481; Aspire V7-482; Aspire V7-581; Aspire V7-582; Aspire R7-571; Aspire R7-572 | 0.24
  AL10A31; AL10B31   | 11.1 | 4400 | | | 329 | Aspire One 522; Aspire One 722; Aspire One D255; Aspire One D257; Aspire One D260; Aspire One D270; Aspire One Happy | 0.16
`
export const TOSHIBA = `
  PA3817U-1BRS; PA3819U-1BRS | 10.8 | 4400 | | | 359 | Satellite C650; Satellite C660; Satellite C670; Satellite L630; Satellite L640; Satellite L650; Satellite L655; Satellite L670; Satellite L675; Satellite L750; Satellite L755; Satellite L770; Satellite L775; Satellite P750; Satellite P770 | 0.28
  PA5024U-1BRS; PA5026U-1BRS | 10.8 | 4400 | | | 369 | Satellite C800; Satellite C805; Satellite C840; Satellite C850; Satellite C855; Satellite C870; Satellite C875; Satellite L800; Satellite L830; Satellite L840; Satellite L850; Satellite L855; Satellite L870; Satellite P850; Satellite P870 | 0.28
  PA3534U-1BRS; PA3533U-1BRS | 10.8 | 4400 | | | 349 | Satellite A200; Satellite A210; Satellite A300; Satellite A350; Satellite A500; Satellite L300; Satellite L350; Satellite L450; Satellite L500; Satellite L505; Satellite L550; Satellite Pro L300; Satellite Pro A300 | 0.16
  PA5185U-1BRS; PA5186U-1BRS | 14.8 | 2800 | | | 389 | Satellite C50-B; Satellite C50D-B; Satellite C55-B; Satellite C70-B; Satellite L50-B; Satellite L50D-B; Satellite L55-B; Satellite S50-B; Satellite Pro R50-B | 0.24
`
export const MSI = `
  BTY-M6H      | 10.8 | 4730 | | | 599 | GE62; GE72; GL62; GL72; GP62; GP72; PE60; PE70; GE63; GL63; GL73; GP63 | 0.26
  BTY-S14; BTY-S15 | 11.1 | 4400 | | | 429 | GE60; GE70; GP60; GP70; CR650; CX61; CX650; CX70; FX600; FX610; FX700; FX720; CR41; CX41 | 0.2
  BTY-L74; BTY-L75 | 11.1 | 6600 | | | 499 | A5000; A6000; A6200; CR600; CR610; CR620; CR630; CR700; CX600; CX620; CX700; S6000 | 0.12
`
export const FUJITSU = `
  FPCBP331; FMVNBP213 | 10.8 | 4400 | | | 429 | LIFEBOOK A512; LIFEBOOK A532; LIFEBOOK AH502; LIFEBOOK AH512; LIFEBOOK AH532 | 0.22
  FPCBP250; FPCBP274  | 10.8 | 4400 | | | 419 | LIFEBOOK A530; LIFEBOOK A531; LIFEBOOK AH530; LIFEBOOK AH531; LIFEBOOK LH520; LIFEBOOK LH530; LIFEBOOK PH521 | 0.14
`
export const VAIO = `
  VGP-BPS26; VGP-BPL26 | 11.1 | 4400 | | | 389 | VAIO VPC-CA; VAIO VPC-CB; VAIO VPC-EG; VAIO VPC-EH; VAIO VPC-EJ; VAIO VPC-EK; VAIO VPC-EL; VAIO SVE14; VAIO SVE15; VAIO SVE17 | 0.2
  VGP-BPS22; VGP-BPL22 | 10.8 | 4400 | | | 379 | VAIO VPC-EA; VAIO VPC-EB; VAIO VPC-EC; VAIO VPC-EE; VAIO VPC-EF | 0.12
`
export const SAMSUNG_LAPTOP = `
  AA-PB9NC6B; AA-PB9NS6B | 11.1 | 4400 | | | 359 | R428; R429; R467; R468; R470; R478; R480; R510; R519; R522; R530; R540; R580; R620; R720; R780; RC510; RC530; RF511; RV510; RV511; RV515; RV520; NP300E5A; NP300E5C; NP300V5A; NP350V5C; NP355V5C | 0.22
`
