export const NIKON = `
  EN-EL15c; EN-EL15b; EN-EL15a; EN-EL15 | 7 | 2280 | 40x56x20.5 | 80 | 449 | Z5; Z6; Z6 II; Z6 III; Z7; Z7 II; Z8; Z f; D500; D600; D610; D750; D780; D800; D810; D850; D7000; D7100; D7200; D7500 | 0.82
  EN-EL14a; EN-EL14        | 7.2 | 1230 | 38x53x14     | 49 | 279 | D3100; D3200; D3300; D3400; D3500; D5100; D5200; D5300; D5500; D5600; Df; Coolpix P7000; Coolpix P7100; Coolpix P7700; Coolpix P7800 | 0.7
  EN-EL25a; EN-EL25        | 7.6 | 1250 | 36.5x45.5x17 | 53 | 399 | Z30; Z50; Z50 II; Z fc | 0.6
  EN-EL18d; EN-EL18c; EN-EL18b; EN-EL18a | 10.8 | 3300 | 56.5x82.5x27 | 175 | 1390 | Z9; D4; D4S; D5; D6 | 0.25
  EN-EL12                  | 3.7 | 1050 | 32x43.8x7.9  | 23 | 189 | Coolpix A900; Coolpix A1000; Coolpix AW100; Coolpix AW110; Coolpix AW120; Coolpix AW130; Coolpix B600; Coolpix S9100; Coolpix S9300; Coolpix S9500; Coolpix S9900; Coolpix W300 | 0.45
  EN-EL19                  | 3.7 | 700  | 31x39.5x6    | 15 | 159 | Coolpix S2500; Coolpix S3100; Coolpix S3300; Coolpix S3500; Coolpix S3600; Coolpix S4100; Coolpix S6900; Coolpix S7000; Coolpix W100; Coolpix W150; Coolpix A100 | 0.35
  EN-EL23                  | 3.8 | 1850 | 34.5x46x10.5 | 34 | 229 | Coolpix P600; Coolpix P610; Coolpix P900; Coolpix B700; Coolpix S810c | 0.35
`
export const NIKON_OLDER = `
  EN-EL3e                  | 7.4 | 1500 | 39.5x56x21 | 80 | 229 | D50; D70; D70s; D80; D90; D100; D200; D300; D300S; D700 | 0.3
  EN-EL9a; EN-EL9          | 7.2 | 1080 | 36x56x14   | 51 | 199 | D40; D40x; D60; D3000; D5000 | 0.25
  EN-EL5                   | 3.7 | 1100 | 36x54x8    | 30 | 169 | Coolpix P80; Coolpix P90; Coolpix P100; Coolpix P500; Coolpix P510; Coolpix P520; Coolpix P530; Coolpix S10 | 0.25
  EN-EL10                  | 3.7 | 740  | 32x40x6    | 17 | 149 | Coolpix S200; Coolpix S210; Coolpix S220; Coolpix S500; Coolpix S510; Coolpix S3000; Coolpix S4000; Coolpix S5100 | 0.12
  EN-EL20a; EN-EL20        | 7.2 | 1020 |            |    | 249 | 1 J1; 1 J2; 1 J3; 1 S1; 1 AW1; Coolpix A; Coolpix P950; Coolpix P1000 | 0.3
  EN-EL21                  | 7.4 | 1485 |            |    | 269 | 1 V2 | 0.06
  EN-EL24                  | 7.2 | 850  |            |    | 259 | 1 J5 | 0.06
`

export const SONY = `
  NP-FZ100                 | 7.2 | 2280 | 38.7x51.7x22.7 | 83 | 449 | A1; A7 III; A7 IV; A7R III; A7R IV; A7R V; A7S III; A7C; A7C II; A9; A9 II; A6600; A6700; FX3; FX30; ZV-E1; ZV-E10 II | 0.85
  NP-FW50                  | 7.2 | 1020 | 31.8x45x18.5   | 57 | 279 | A7; A7 II; A7R; A7R II; A7S; A7S II; A5000; A5100; A6000; A6100; A6300; A6400; A6500; NEX-3; NEX-5; NEX-6; NEX-7; RX10; RX10 II; RX10 III; RX10 IV; ZV-E10 | 0.8
  NP-BX1                   | 3.6 | 1240 | 29.9x42.7x9.2  | 25 | 229 | RX100; RX100 II; RX100 III; RX100 IV; RX100 V; RX100 VI; RX100 VII; RX1; RX1R II; HX50V; HX60V; HX80; HX90V; HX99; HX300; HX400V; WX350; WX500; ZV-1; ZV-1F | 0.7
  NP-FM500H                | 7.2 | 1650 | 38.2x55.6x20.5 | 78 | 289 | A57; A58; A65; A68; A77; A77 II; A99; A99 II; A200; A300; A350; A500; A550; A700; A850; A900 | 0.4
  NP-FV70A; NP-FV70        | 7.3 | 1900 | 31.5x45x33.5   | 90 | 349 | FDR-AX33; FDR-AX43; FDR-AX53; FDR-AX100; FDR-AX700; HDR-CX450; HDR-CX625; HDR-PJ410; HDR-PJ675 | 0.4
  NP-F970; NP-F960         | 7.2 | 7800 | 38.4x70.8x60   | 300 | 549 | HDR-FX1; HDR-FX7; HVR-Z1; HXR-NX5; PXW-Z150; PXW-Z190; FS100; FS700 | 0.4
  NP-F750; NP-F770         | 7.2 | 5200 | 38.4x70.8x39.5 | 200 | 429 | HDR-FX1000; HVR-V1; HVR-Z5; HVR-Z7; HXR-NX100 | 0.25
  NP-F550; NP-F570         | 7.2 | 2600 | 38.4x70.8x20.5 | 100 | 299 | HVR-HD1000; HXR-NX3 | 0.3
`

export const SONY_OLDER = `
  NP-BG1; NP-FG1           | 3.6 | 960  | 34.5x42x9.5 | 26 | 189 | HX5V; HX7V; HX9V; HX10V; HX20V; HX30V; H3; H7; H9; H10; H20; H50; H55; H70; H90; W30; W50; W80; W120; W220; WX1 | 0.3
  NP-BN1                   | 3.6 | 630  | 35x43x5     | 15 | 169 | WX5; WX7; WX9; WX50; WX60; WX80; WX100; W310; W320; W350; W530; W570; W610; W630; W710; W730; W810; W830; TX5; TX10; TX20; TX30 | 0.35
  NP-FH50                  | 6.8 | 900  |             |    | 229 | A230; A290; A330; A380; A390; HX1; HX100V; HX200V; DCR-SR45; DCR-SR55 | 0.2
  NP-FV50A; NP-FV50        | 7.3 | 950  | 31.8x18.5x45 | 54 | 269 | HDR-CX115; HDR-CX130; HDR-CX190; HDR-CX240; HDR-CX280; HDR-CX320; HDR-CX405; HDR-PJ200 | 0.25
  NP-FV100A; NP-FV100      | 7.3 | 3410 |             |    | 449 | HDR-CX900; HDR-PJ540; HDR-PJ810; NEX-VG20; NEX-VG30 | 0.2
  NP-BJ1                   | 3.6 | 700  |             |    | 249 | RX0; RX0 II | 0.1
  NP-BY1                   | 3.6 | 640  |             |    | 219 | HDR-AZ1 | 0.05
`
