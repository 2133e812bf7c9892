import type { ToolSystem } from './tool-system'

export const MAKITA: ToolSystem[] = [
  {
    makers: 'all',
    brand: 'Makita',
    system: '18 V LXT',
    models:
      'DHP482; DHP483; DHP484; DHP486; DDF482; DDF484; DTD152; DTD153; DTD171; DHR202; DHR242; DGA504; DGA513; DJR186; DJR187; DJV180; DJV182; DHS680; DSS610; DSS611; DLM432; DUR181; DUH523; DUB182; DUB183; DCL180; DMR110; DML805; DBO180',
    packs: `
      BL1815N; BL1815       | 18 | 1500 | 75x48x115 | 340 | 449  | | 0.3
      BL1820B; BL1820       | 18 | 2000 | 75x48x115 | 350 | 499  | | 0.5
      BL1830B; BL1830       | 18 | 3000 | 75x65x115 | 590 | 699  | | 0.7
      BL1840B; BL1840       | 18 | 4000 | 75x65x115 | 610 | 799  | | 0.75
      BL1850B; BL1850       | 18 | 5000 | 75x65x115 | 630 | 899  | | 0.95
      BL1860B; BL1860       | 18 | 6000 | 75x65x115 | 650 | 1090 | | 0.8`,
  },
  {
    makers: 'all',
    brand: 'Makita',
    system: '40 V max XGT',
    models:
      'HP001G; HP002G; DF001G; TD001G; TD002G; HR003G; HR004G; HS004G; HS012G; JR001G; GA005G; GA023G; UR002G; UH006G; UB001G; UC015G',
    packs: `
      BL4020      | 36 | 2000 | | | 1290 | | 0.3
      BL4025      | 36 | 2500 | | | 1390 | | 0.45
      BL4040      | 36 | 4000 | | | 1890 | | 0.5
      BL4050F     | 36 | 5000 | | | 2390 | | 0.35`,
  },
  {
    makers: 'all',
    brand: 'Makita',
    system: '12 V max CXT',
    models:
      'HP331D; HP333D; DF331D; DF333D; TD110D; TD111D; HR166D; HR140D; JR103D; JR105D; JV101D; HS301D; CL108FD; TM30D; DMR115',
    packs: `
      BL1016      | 10.8 | 1500 | | | 349 | | 0.35
      BL1021B     | 10.8 | 2000 | | | 399 | | 0.5
      BL1041B     | 10.8 | 4000 | | | 599 | | 0.5`,
  },
  {
    brand: 'Makita',
    system: '14,4 V LXT',
    makers: 'two',
    models: 'DDF343; DDF446; DDF448; DDF458; DHP343; DHP446; DHP458; DTD134; DTD137; DTW250; DJV140; DJR142; DHR164; DCL140',
    packs: `
      BL1415N; BL1415; BL1415G | 14.4 | 1500 | | | 399 | | 0.2
      BL1430B; BL1430       | 14.4 | 3000 | | | 599 | | 0.35
      BL1440                | 14.4 | 4000 | | | 699 | | 0.3
      BL1460B; BL1460A      | 14.4 | 6000 | | | 899 | | 0.2`,
  },
  {
    brand: 'Makita',
    system: '10,8 V',
    makers: 'one',
    models: 'DF030D; DF330D; TD090D; HP330D; HR160D; JV100D; JR102D; CL100D; CL102D; UM164D; TL064D; HS300D',
    packs: `BL1013 | 10.8 | 1300 | | | 349 | | 0.35`,
  },
  {
    brand: 'Makita',
    system: '7,2 V',
    makers: 'one',
    models: 'DF010D; DF012D; TD020D; TD021D; CL070D; CL072D; ML704',
    packs: `BL7010 | 7.2 | 1000 | | | 279 | | 0.2`,
  },
  {
    brand: 'Makita',
    system: '12 V NiMH',
    makers: 'one',
    chemistry: 'nimh',
    models: '6217D; 6227D; 6270D; 6271D; 6317D; 6827D; 6914D; 6980FD; 8270D; 8271D; 8413D',
    packs: `1220; 1222; PA12; 193981-6 | 12 | 3000 | | | 379 | | 0.2`,
  },
  {
    brand: 'Makita',
    system: '14,4 V NiMH',
    makers: 'one',
    chemistry: 'nimh',
    models: '6228D; 6233D; 6237D; 6280D; 6281D; 6336D; 6337D; 6381D; 8280D; 8281D; 8433D; BDF343',
    packs: `1420; 1422; PA14; 192600-1 | 14.4 | 3000 | | | 449 | | 0.2`,
  },
]

const BOSCH_18V =
  'GSR 18V-28; GSR 18V-55; GSR 18V-60 C; GSR 18V-85 C; GSR 18V-110 C; GSB 18V-28; GSB 18V-55; GSB 18V-85 C; GSB 18V-110 C; GDR 18V-160; GDX 18V-180; GDX 18V-200; GBH 18V-20; GBH 18V-26; GWS 18V-7; GWS 18V-10; GKS 18V-57; GST 18V-LI; GSA 18V-32; GOP 18V-28; GAS 18V-10 L; GLI 18V-1900'

export const BOSCH: ToolSystem[] = [
  {
    makers: 'all',
    brand: 'Bosch',
    system: '18 V ProCORE',
    models: BOSCH_18V,
    packs: `
      ProCORE18V 4.0Ah; 1600A016GB      | 18 | 4000  | | | 990  | | 0.6
      ProCORE18V 5.5Ah                  | 18 | 5500  | | | 1290 | | 0.5
      ProCORE18V 8.0Ah; 1600A016GK      | 18 | 8000  | | | 1690 | | 0.45
      ProCORE18V 12.0Ah; 1600A016GU     | 18 | 12000 | | | 2190 | | 0.2`,
  },
  {
    makers: 'all',
    brand: 'Bosch',
    system: '18 V Professional',
    models: BOSCH_18V,
    packs: `
      GBA 18V 2.0Ah; 1600Z00036         | 18 | 2000  | | | 499  | | 0.5
      GBA 18V 4.0Ah; 1600Z00038         | 18 | 4000  | | | 799  | | 0.75
      GBA 18V 5.0Ah; 1600A002U5         | 18 | 5000  | | | 899  | | 0.8`,
  },
  {
    makers: 'all',
    brand: 'Bosch',
    system: '12 V Professional',
    models:
      'GSR 12V-15; GSR 12V-15 FC; GSR 12V-30; GSR 12V-35; GSB 12V-15; GSB 12V-30; GDR 12V-105; GDR 12V-110; GOP 12V-28; GSA 12V-14; GST 12V-70; GWS 12V-76; GHO 12V-20; GKS 12V-26; GLI 12V-300; GRO 12V-35',
    packs: `
      GBA 12V 2.0Ah; 1600Z0002X         | 12 | 2000 | | | 379 | | 0.5
      GBA 12V 3.0Ah; 1600A00X79         | 12 | 3000 | | | 479 | | 0.45
      GBA 12V 4.0Ah; 1600Z0002Y         | 12 | 4000 | | | 549 | | 0.35
      GBA 12V 6.0Ah; 1600A00X7H         | 12 | 6000 | | | 749 | | 0.35`,
  },
  {
    brand: 'Bosch',
    system: '18 V Power for All',
    makers: 'two',
    models:
      'UniversalDrill 18V; UniversalImpact 18V-60; AdvancedImpact 18V-80; AdvancedDrill 18; EasyDrill 18V-40; EasyImpact 18V-40; UniversalCirc 18V-53; PST 18 LI; PSR 18 LI-2; PSB 18 LI-2; EasyGrassCut 18V-230; UniversalHedgeCut 18V-50; EasyHedgeCut 18V-45; UniversalVac 18; AdvancedGrassCut 18; CityMower 18',
    packs: `
      PBA 18V 1.5Ah | 18 | 1500 | | | 399 | | 0.35
      PBA 18V 2.0Ah | 18 | 2000 | | | 449 | | 0.45
      PBA 18V 2.5Ah; 1600A005B0 | 18 | 2500 | | | 499 | | 0.6
      PBA 18V 4.0Ah | 18 | 4000 | | | 699 | | 0.5
      PBA 18V 6.0Ah | 18 | 6000 | | | 990 | | 0.3`,
  },
  {
    brand: 'Bosch',
    system: '36 V Professional',
    makers: 'one',
    models: 'GBH 36 V-LI; GBH 36 VF-LI; GBH 36 V-EC Compact; GSR 36 V-LI; GSB 36 V-LI; GKS 36 V-LI; GSA 36 V-LI',
    packs: `
      GBA 36V 2.0Ah | 36 | 2000 | | | 1190 | | 0.15
      GBA 36V 4.0Ah | 36 | 4000 | | | 1790 | | 0.2
      GBA 36V 6.0Ah | 36 | 6000 | | | 2290 | | 0.18`,
  },
  {
    brand: 'Bosch',
    system: '10,8 V',
    makers: 'one',
    models:
      'GSR 10.8-LI; GSR 10.8-2-LI; GSR 10.8 V-LI-2; GDR 10.8-LI; GSA 10.8 V-LI; GOP 10.8 V-LI; PSR 10.8 LI-2; GLI 10.8 V-LI; GUS 10.8 V-LI',
    packs: `BAT411; BAT412A; 2607336013; 2607336333 | 10.8 | 2000 | | | 329 | | 0.3`,
  },
]
