import type { ToolSystem } from './tool-system'

export const DEWALT: ToolSystem[] = [
  {
    brand: 'DeWalt',
    system: '18 V XR',
    makers: 'all',
    models:
      'DCD776; DCD777; DCD778; DCD791; DCD796; DCD805; DCD996; DCD999; DCF787; DCF850; DCF887; DCF894; DCF899; DCH033; DCH133; DCH253; DCH273; DCG405; DCG412; DCS331; DCS334; DCS355; DCS367; DCS391; DCS565; DCS570; DCN660; DCL040; DCR020',
    packs: `
      DCB185        | 18 | 1300 | | | 399  | | 0.2
      DCB183        | 18 | 2000 | | | 499  | | 0.55
      DCB187        | 18 | 3000 | | | 649  | | 0.35
      DCB182        | 18 | 4000 | | | 799  | | 0.65
      DCB184        | 18 | 5000 | | | 899  | | 0.85`,
  },
  {
    brand: 'DeWalt',
    system: '18/54 V XR Flexvolt',
    makers: 'two',
    models: 'DCG414; DCG418; DCS575; DCS576; DCS388; DCS389; DCS777; DCS778; DCS520; DCH333; DCH481; DCD460; DCM575; DCM571',
    packs: `
      DCB546        | 18 | 6000  | | | 1490 | | 0.4
      DCB547        | 18 | 9000  | | | 1990 | | 0.35
      DCB548        | 18 | 12000 | | | 2590 | | 0.2`,
  },
  {
    brand: 'DeWalt',
    system: '10,8 V XR',
    makers: 'two',
    models: 'DCD700; DCD701; DCD706; DCD710; DCD716; DCF610; DCF801; DCF805; DCF813; DCF815; DCS310; DCL510; DCT411; DCR029',
    packs: `
      DCB123        | 10.8 | 1500 | | | 349 | | 0.25
      DCB127        | 10.8 | 2000 | | | 399 | | 0.35
      DCB125        | 10.8 | 1300 | | | 329 | | 0.15`,
  },
  {
    brand: 'DeWalt',
    system: '14,4 V XR',
    makers: 'one',
    models: 'DCD730; DCD731; DCD732; DCD735; DCD736; DCD737; DCF830; DCF835; DCF836; DCL030; DCN692',
    packs: `
      DCB145        | 14.4 | 1300 | | | 349 | | 0.12
      DCB141        | 14.4 | 1500 | | | 379 | | 0.14
      DCB140        | 14.4 | 3000 | | | 549 | | 0.16
      DCB142        | 14.4 | 4000 | | | 649 | | 0.18`,
  },
  {
    brand: 'DeWalt',
    system: '18 V NiMH',
    makers: 'one',
    chemistry: 'nimh',
    models:
      'DC020; DC212; DC330; DC385; DC390; DC410; DC545; DC725; DC759; DC825; DC925; DC970; DC988; DW907; DW960; DW987; DW995',
    packs: `DE9095; DE9096; DE9039; DC9096 | 18 | 3000 | | | 549 | | 0.22`,
  },
]

export const MILWAUKEE: ToolSystem[] = [
  {
    brand: 'Milwaukee',
    system: '18 V M18',
    makers: 'all',
    models:
      'M18 BLPD; M18 BLPD2; M18 BLPDRC; M18 CBLPD; M18 FPD2; M18 FPD3; M18 FDD2; M18 FID2; M18 FID3; M18 BIW12; M18 FIW2F12; M18 FMTIW2F12; M18 CHM; M18 FHX; M18 CAG125X; M18 FSAG125X; M18 CCS55; M18 FCS66; M18 BJS; M18 FJS; M18 BSX; M18 FSX; M18 FMT; M18 IL; M18 HAL; M18 BBL',
    packs: `
      M18 B2; M18B2         | 18 | 2000  | | | 549  | | 0.4
      M18 HB3; M18HB3       | 18 | 3000  | | | 949  | | 0.3
      M18 B4; M18B4         | 18 | 4000  | | | 849  | | 0.5
      M18 B5; M18B5         | 18 | 5000  | | | 949  | | 0.8
      M18 HB5.5; M18HB5.5   | 18 | 5500  | | | 1290 | | 0.45
      M18 HB8; M18HB8       | 18 | 8000  | | | 1690 | | 0.4
      M18 B9; M18B9         | 18 | 9000  | | | 1590 | | 0.3
      M18 HB12; M18HB12     | 18 | 12000 | | | 2290 | | 0.3`,
  },
  {
    brand: 'Milwaukee',
    system: '12 V M12',
    makers: 'all',
    models:
      'M12 BPD; M12 BDD; M12 BID; M12 FPD; M12 FDD; M12 FDDX; M12 FID; M12 FIWF12; M12 FIR14; M12 FHIR14; M12 BRAID; M12 CH; M12 H; M12 CHZ; M12 CCS44; M12 JS; M12 BMT; M12 FMT; M12 BS; M12 FCOT; M12 IL; M12 LL',
    packs: `
      M12 B2; M12B2         | 12 | 2000 | | | 399 | | 0.4
      M12 B3; M12B3         | 12 | 3000 | | | 499 | | 0.3
      M12 B4; M12B4         | 12 | 4000 | | | 599 | | 0.4
      M12 B6; M12B6         | 12 | 6000 | | | 749 | | 0.45`,
  },
  {
    brand: 'Milwaukee',
    system: '28 V M28',
    makers: 'one',
    models: 'HD28 PD; HD28 IW; HD28 H; HD28 AG 115; HD28 AG 125; HD28 CS; HD28 SX; HD28 JSB; HD28 MS',
    packs: `
      M28 BX; M28BX         | 28 | 3000 | | | 1290 | | 0.15
      M28 B5; M28B5         | 28 | 5000 | | | 1590 | | 0.12`,
  },
]

const METABO_18V =
  'BS 18; BS 18 L; BS 18 LT; BS 18 LT BL; BS 18 LTX BL I; BS 18 LTX Impuls; SB 18; SB 18 L; SB 18 LT BL; SB 18 LTX BL I; SSD 18 LTX 200 BL; SSW 18 LTX 400 BL; KHA 18 LTX; KHA 18 LTX BL 24 Quick; W 18 LTX 125; WB 18 LTX BL 125 Quick; KS 18 LTX 57; KSA 18 LTX; STAB 18 LTX 100; STA 18 LTX 140; SSE 18 LTX BL; MT 18 LTX; ASE 18 LTX'

export const METABO: ToolSystem[] = [
  {
    brand: 'Metabo',
    system: '18 V LiHD',
    makers: 'two',
    models: METABO_18V,
    packs: `
      LiHD 18 V 4.0 Ah; 625367000     | 18 | 4000  | | | 1090 | | 0.35
      LiHD 18 V 5.5 Ah; 625368000     | 18 | 5500  | | | 1390 | | 0.35
      LiHD 18 V 8.0 Ah; 625369000     | 18 | 8000  | | | 1790 | | 0.3
      LiHD 18 V 10.0 Ah; 625549000    | 18 | 10000 | | | 2190 | | 0.2`,
  },
  {
    brand: 'Metabo',
    system: '18 V CAS',
    makers: 'two',
    models: METABO_18V,
    packs: `
      Li-Power 18 V 2.0 Ah; 625596000 | 18 | 2000  | | | 549  | | 0.3
      Li-Power 18 V 4.0 Ah; 625591000 | 18 | 4000  | | | 849  | | 0.45
      Li-Power 18 V 5.2 Ah; 625592000 | 18 | 5200  | | | 990  | | 0.45`,
  },
  {
    brand: 'Metabo',
    system: '12 V PowerMaxx',
    makers: 'two',
    models:
      'PowerMaxx BS 12; PowerMaxx BS 12 BL; PowerMaxx BS 12 BL Q; PowerMaxx SB 12; PowerMaxx SB 12 BL; PowerMaxx SSD 12; PowerMaxx SSD 12 BL; PowerMaxx CC 12 BL; PowerMaxx MT 12; PowerMaxx ASE 12; PowerMaxx ULA 12 LED',
    packs: `
      Li-Power 12 V 2.0 Ah; 625406000 | 12 | 2000 | | | 399 | | 0.25
      LiHD 12 V 4.0 Ah; 625349000     | 12 | 4000 | | | 649 | | 0.25`,
  },
]
