export const XIAOMI = `
  BM22 | 3.85 | 3000 | | | 219 | Mi 5              | 0.06
  BM39 | 3.85 | 3350 | | | 229 | Mi 6              | 0.1
  BM3E | 3.85 | 3400 | | | 239 | Mi 8              | 0.16
  BM3L | 3.85 | 3300 | | | 249 | Mi 9              | 0.28
  BM3M | 3.85 | 3070 | | | 249 | Mi 9 SE           | 0.18
  BM4F | 3.85 | 4030 | | | 249 | Mi 9 Lite; Mi A3  | 0.22
  BP41 | 3.85 | 4000 | | | 249 | Mi 9T             | 0.3
  BP40 | 3.85 | 4000 | | | 259 | Mi 9T Pro         | 0.26
  BM4N | 3.85 | 4780 | | | 279 | Mi 10             | 0.24
  BM4W | 3.85 | 4820 | | | 279 | Mi 10T Lite       | 0.24
  BM52 | 3.85 | 5260 | | | 289 | Mi Note 10; Mi Note 10 Pro | 0.28
  BM4X | 3.87 | 4600 | | | 299 | Mi 11             | 0.28
  BP42 | 3.87 | 4250 | | | 289 | Mi 11 Lite        | 0.28
  BN31 | 3.85 | 3080 | | | 219 | Mi A1; Mi 5X      | 0.14
  BN36 | 3.85 | 3010 | | | 219 | Mi A2; Mi 6X      | 0.14
  BN47 | 3.85 | 4000 | | | 219 | Mi A2 Lite; Redmi 6 Pro | 0.18
  BM3B | 3.85 | 3400 | | | 239 | Mi MIX 2; Mi MIX 2S | 0.08
  BM4E | 3.85 | 4000 | | | 239 | Pocophone F1      | 0.22
  BN57 | 3.85 | 5160 | | | 259 | POCO X3 NFC; POCO X3 Pro | 0.3
`
export const REDMI = `
  BM47 | 3.85 | 4100 | | | 209 | Redmi 3; Redmi 4X | 0.08
  BN37 | 3.85 | 3000 | | | 199 | Redmi 6; Redmi 6A | 0.1
  BN51 | 3.85 | 5000 | | | 219 | Redmi 8; Redmi 8A | 0.16
  BN56 | 3.85 | 5000 | | | 219 | Redmi 9A; Redmi 9C | 0.22
  BN43 | 3.85 | 4100 | | | 209 | Redmi Note 4X     | 0.12
  BN45 | 3.85 | 4000 | | | 219 | Redmi Note 5      | 0.16
  BN48 | 3.85 | 4000 | | | 219 | Redmi Note 6 Pro  | 0.14
  BN4A | 3.85 | 4000 | | | 229 | Redmi Note 7      | 0.3
  BN46 | 3.85 | 4000 | | | 229 | Redmi Note 8; Redmi Note 8T; Redmi 7 | 0.34
  BM4J | 3.85 | 4500 | | | 239 | Redmi Note 8 Pro  | 0.34
  BN54 | 3.87 | 5020 | | | 239 | Redmi Note 9      | 0.28
  BN55 | 3.87 | 5020 | | | 239 | Redmi Note 9S     | 0.24
  BN53 | 3.87 | 5020 | | | 239 | Redmi Note 9 Pro  | 0.28
  BN59 | 3.87 | 5000 | | | 249 | Redmi Note 10; Redmi Note 10S | 0.3
  BN5D | 3.87 | 5000 | | | 259 | Redmi Note 11; Redmi Note 11S | 0.28
`
export const HUAWEI = `
  HB3742A0EZC; HB3742A0EBC | 3.8 | 2200 | | | 199 | P8 Lite; P8 Lite Smart | 0.1
  HB3447A9EBW   | 3.8  | 2680 | | | 199 | P8                | 0.06
  HB366481ECW   | 3.82 | 3000 | | | 209 | P9; P9 Lite; P10 Lite; P20 Lite; P8 Lite (2017); P Smart | 0.4
  HB386280ECW   | 3.82 | 3200 | | | 219 | P10               | 0.14
  HB386589ECW   | 3.82 | 3750 | | | 219 | P10 Plus; Mate 20 Lite; Nova 5T | 0.22
  HB396285ECW   | 3.82 | 3400 | | | 229 | P20               | 0.2
  HB436486ECW   | 3.82 | 4000 | | | 239 | P20 Pro; Mate 10; Mate 10 Pro; Mate 20 | 0.3
  HB436380ECW   | 3.82 | 3650 | | | 239 | P30               | 0.3
  HB356687ECW   | 3.82 | 3340 | | | 229 | P30 Lite; Mate 10 Lite | 0.3
  HB486486ECW   | 3.82 | 4200 | | | 249 | P30 Pro; Mate 20 Pro | 0.38
  HB525777EEW   | 3.85 | 3800 | | | 269 | P40               | 0.2
  HB536378EEW   | 3.85 | 4200 | | | 289 | P40 Pro           | 0.22
  HB486586ECW   | 3.82 | 4200 | | | 249 | P40 Lite          | 0.2
  HB396286ECW   | 3.82 | 3400 | | | 219 | P Smart (2019)    | 0.22
  HB396689ECW   | 3.82 | 4000 | | | 219 | Mate 9; Mate 9 Pro | 0.1
`
export const ONEPLUS = `
  BLP571 | 3.8  | 3100 | | | 209 | One       | 0.04
  BLP597 | 3.8  | 3300 | | | 219 | 2         | 0.04
  BLP613 | 3.85 | 3000 | | | 229 | 3         | 0.08
  BLP633 | 3.85 | 3400 | | | 229 | 3T        | 0.1
  BLP637 | 3.85 | 3300 | | | 239 | 5; 5T     | 0.2
  BLP657 | 3.85 | 3300 | | | 249 | 6         | 0.22
  BLP685 | 3.85 | 3700 | | | 259 | 6T; 7     | 0.28
  BLP699 | 3.85 | 4000 | | | 279 | 7 Pro     | 0.24
  BLP743 | 3.85 | 3800 | | | 279 | 7T        | 0.22
  BLP745 | 3.87 | 4085 | | | 289 | 7T Pro    | 0.14
  BLP761 | 3.87 | 4300 | | | 299 | 8         | 0.22
  BLP759 | 3.87 | 4510 | | | 309 | 8 Pro     | 0.22
  BLP785 | 3.87 | 4115 | | | 279 | Nord      | 0.26
`
export const PIXEL = `
         | 3.85 | 2700 | | | 239 | Pixel 2    | 0.08
         | 3.85 | 3520 | | | 249 | Pixel 2 XL | 0.08
  G013A-B | 3.85 | 2915 | | | 259 | Pixel 3    | 0.14
  G013C-B | 3.85 | 3430 | | | 269 | Pixel 3 XL | 0.1
  G020I-B | 3.85 | 2800 | | | 279 | Pixel 4    | 0.14
  G020J-B | 3.85 | 3700 | | | 289 | Pixel 4 XL | 0.1
  G025J-B | 3.87 | 3140 | | | 279 | Pixel 4a   | 0.24
          | 3.85 | 3000 | | | 249 | Pixel 3a   | 0.14
          | 3.87 | 4080 | | | 319 | Pixel 5    | 0.2
          | 3.87 | 4614 | | | 349 | Pixel 6    | 0.26
          | 3.87 | 4410 | | | 339 | Pixel 6a   | 0.24
          | 3.87 | 4355 | | | 369 | Pixel 7    | 0.24
`
export const XPERIA = `
  LIS1525ERPC | 3.8  | 3000 | | | 209 | Xperia Z1          | 0.05
  LIS1543ERPC | 3.8  | 3200 | | | 209 | Xperia Z2          | 0.06
  LIS1558ERPC | 3.8  | 3100 | | | 209 | Xperia Z3          | 0.08
  LIS1561ERPC | 3.8  | 2600 | | | 209 | Xperia Z3 Compact  | 0.1
  LIS1593ERPC | 3.8  | 2900 | | | 219 | Xperia Z5          | 0.1
  LIS1594ERPC | 3.8  | 2700 | | | 219 | Xperia Z5 Compact  | 0.1
  LIS1632ERPC | 3.8  | 2900 | | | 229 | Xperia XZ; Xperia XZs | 0.12
  LIP1645ERPC | 3.85 | 2700 | | | 239 | Xperia XZ1         | 0.12
  LIP1648ERPC | 3.85 | 2700 | | | 239 | Xperia XZ1 Compact | 0.16
  LIP1655ERPC | 3.85 | 3180 | | | 249 | Xperia XZ2         | 0.14
  LIP1660ERPC | 3.85 | 3300 | | | 259 | Xperia XZ3         | 0.1
`
export const MOTOROLA = `
  FC40 | 3.8  | 2470 | | | 189 | Moto G (2015)      | 0.06
  GA40 | 3.8  | 3000 | | | 199 | Moto G4; Moto G4 Plus | 0.08
  GK40 | 3.8  | 2800 | | | 189 | Moto G5; Moto G4 Play; Moto E4 | 0.14
  HG30 | 3.8  | 3000 | | | 209 | Moto G5S; Moto G6  | 0.14
  JG30 | 3.8  | 3000 | | | 219 | Moto G7            | 0.14
  JK50 | 3.85 | 5000 | | | 229 | Moto G7 Power; Moto G9 Play | 0.2
  KZ50 | 3.85 | 5000 | | | 239 | Moto G8 Power      | 0.16
  GL40 | 3.8  | 3510 | | | 219 | Moto Z Play        | 0.06
`
export const NOKIA = `
  BL-5C | 3.7 | 1020 | 34x53x5.7 | 21 | 129 | 1100; 1110; 1600; 2610; 2700 classic; 3100; 3110 classic; 3650; 6030; 6230; 6230i; 6600; E50; E60; N70; N72; N91 | 0.5
  BL-4C | 3.7 | 890  | 34x53x4.7 | 18 | 129 | 1202; 1661; 2650; 2690; 3500 classic; 5100; 6100; 6101; 6103; 6131; 6170; 6260; 6300; 7200; 7270; X2-00 | 0.4
  BL-5B | 3.7 | 890  | 34x46x6   | 18 | 129 | 3220; 3230; 5140; 5140i; 5200; 5300; 5500; 6020; 6021; 6060; 6070; 6080; 6120 classic; 7260; 7360; N80; N90 | 0.25
  BL-4U | 3.7 | 1200 |           |    | 139 | 206; 301; 515; 3120 classic; 5250; 5330; 5530; 5730; 6212; 6216; 6600 slide; 8800 Arte; Asha 300; Asha 500; C5-03; E66; E75 | 0.25
  BL-5CT | 3.7 | 1050 |          |    | 139 | 3720 classic; 5220; 6303 classic; 6303i classic; 6730 classic; C3-01; C5-00; C6-01 | 0.2
  BL-5J | 3.7 | 1430 |           |    | 139 | 5228; 5230; 5235; 5800 XpressMusic; Asha 200; Asha 201; Asha 302; C3-00; Lumia 520; Lumia 525; Lumia 530; N900; X1-00; X6 | 0.3
  BP-4L | 3.7 | 1500 |           |    | 149 | 6650 fold; E52; E55; E61i; E63; E71; E72; E90; N97; N810 | 0.22
  BL-5F | 3.7 | 950  |           |    | 139 | 6210 Navigator; 6260 slide; 6290; 6710 Navigator; E65; N93i; N95; N96; X5-01 | 0.12
  BL-5K | 3.7 | 1200 |           |    | 139 | 701; C7; N85; N86 8MP; X7 | 0.1
  BL-4D | 3.7 | 1200 |           |    | 139 | E5; E7; N8; N97 mini | 0.1
  BL-5H | 3.7 | 1830 |           |    | 149 | Lumia 630; Lumia 635; Lumia 636 | 0.1
`
