export const FUJIFILM = `
  NP-W126S; NP-W126        | 7.2 | 1260 | 36.4x47.1x15.7 | 47 | 299 | X-A5; X-A7; X-E1; X-E2; X-E2S; X-E3; X-E4; X-H1; X-M1; X-Pro1; X-Pro2; X-Pro3; X-S10; X-T1; X-T2; X-T3; X-T10; X-T20; X-T30; X-T30 II; X-T200; X100F; X100V; X100VI | 0.75
  NP-W235                  | 7.2 | 2200 | 38.8x52.3x20.9 | 79 | 449 | X-T4; X-T5; X-H2; X-H2S; X-S20; GFX50S II; GFX100 II; GFX100S | 0.65
  NP-95                    | 3.6 | 1800 | 36x56x10.5     | 40 | 199 | X-S1; X100; X100S; X100T; X30; X70; XF10; FinePix F30; FinePix F31fd; FinePix REAL 3D W1 | 0.35
  NP-50; NP-50A            | 3.6 | 1000 | 35x40x7        | 20 | 169 | X10; X20; XF1; FinePix F70EXR; FinePix F80EXR; FinePix F200EXR; FinePix F300EXR; FinePix F500EXR; FinePix F600EXR; FinePix F770EXR | 0.2
  NP-45S; NP-45A; NP-45    | 3.7 | 740  | 31x40x6        | 17 | 149 | FinePix XP20; FinePix XP30; FinePix XP50; FinePix XP60; FinePix XP70; FinePix XP80; FinePix XP90; FinePix XP120; FinePix XP130; FinePix XP140; instax mini 90; instax SQUARE SQ10 | 0.3
  NP-85                    | 3.7 | 1700 |                |    | 199 | FinePix S1; FinePix SL240; FinePix SL260; FinePix SL300; FinePix SL1000 | 0.1
  NP-T125                  | 10.8 | 1250 |               |    | 799 | GFX50S; GFX50R; GFX100 | 0.12
`
export const PANASONIC = `
  DMW-BLC12E; DMW-BLC12    | 7.2 | 1200 | 38x49x15     | 57 | 279 | Lumix FZ200; Lumix FZ300; Lumix FZ330; Lumix FZ1000; Lumix FZ1000 II; Lumix FZ2000; Lumix G5; Lumix G6; Lumix G7; Lumix G70; Lumix G80; Lumix G90; Lumix GH2; Lumix GX8 | 0.6
  DMW-BLG10E; DMW-BLG10; DMW-BLE9 | 7.2 | 1025 | 38x44x12 | 41 | 269 | Lumix GX7; Lumix GX80; Lumix GX9; Lumix GF3; Lumix GF5; Lumix GF6; Lumix LX100; Lumix LX100 II; Lumix TZ80; Lumix TZ90; Lumix TZ95; Lumix TZ100; Lumix TZ101; Lumix TZ200 | 0.6
  DMW-BLF19E; DMW-BLF19    | 7.2 | 1860 | 40x56x21     | 88 | 329 | Lumix GH3; Lumix GH4; Lumix GH5; Lumix GH5S; Lumix GH5 II; Lumix G9 | 0.5
  DMW-BLK22E; DMW-BLK22    | 7.2 | 2200 | 40x56x21     | 82 | 449 | Lumix S5; Lumix S5 II; Lumix S5 IIX; Lumix GH6; Lumix GH7; Lumix G9 II | 0.5
  DMW-BLJ31E; DMW-BLJ31    | 7.2 | 3100 |              |    | 699 | Lumix S1; Lumix S1R; Lumix S1H | 0.2
  DMW-BLH7E; DMW-BLH7      | 7.2 | 680  | 37x43x8      | 28 | 229 | Lumix GM1; Lumix GM5; Lumix GF7; Lumix GF8; Lumix GF9; Lumix GX800; Lumix GX880; Lumix LX10; Lumix LX15 | 0.3
  DMW-BCM13E; DMW-BCM13    | 3.6 | 1250 | 35x41x9.5    | 27 | 189 | Lumix TZ37; Lumix TZ40; Lumix TZ41; Lumix TZ55; Lumix TZ60; Lumix TZ61; Lumix TZ70; Lumix TZ71; Lumix FT5; Lumix FT6 | 0.35
`
export const PANASONIC_OLDER = `
  DMW-BCK7E; DMW-BCK7      | 3.6 | 680  |          |    | 149 | Lumix FS16; Lumix FS18; Lumix FS35; Lumix FS45; Lumix FT20; Lumix FT25; Lumix FT30; Lumix FX77; Lumix SZ1; Lumix SZ7 | 0.15
  DMW-BCG10E; DMW-BCG10    | 3.6 | 895  | 34x43x9  | 24 | 179 | Lumix TZ6; Lumix TZ7; Lumix TZ8; Lumix TZ10; Lumix TZ18; Lumix TZ20; Lumix TZ22; Lumix TZ25; Lumix TZ30; Lumix TZ31; Lumix ZX1; Lumix ZX3 | 0.3
  DMW-BMB9E; DMW-BMB9      | 7.2 | 895  |          |    | 219 | Lumix FZ40; Lumix FZ45; Lumix FZ48; Lumix FZ60; Lumix FZ62; Lumix FZ70; Lumix FZ72; Lumix FZ82; Lumix FZ100; Lumix FZ150 | 0.3
  DMW-BLB13E; DMW-BLB13    | 7.2 | 1250 |          |    | 229 | Lumix G1; Lumix G2; Lumix G10; Lumix GF1; Lumix GH1 | 0.12
  DMW-BLD10E; DMW-BLD10    | 7.2 | 1010 |          |    | 229 | Lumix G3; Lumix GF2; Lumix GX1 | 0.12
  DMW-BCJ13E; DMW-BCJ13    | 3.6 | 1250 |          |    | 199 | Lumix LX5; Lumix LX7 | 0.15
  VW-VBT380; VW-VBT190     | 3.6 | 3880 |          |    | 399 | HC-V160; HC-V180; HC-V270; HC-V380; HC-V770; HC-V777; HC-VX870; HC-VX980; HC-VXF990; HC-W570; HC-W850; HC-WX970 | 0.3
  VW-VBK360; VW-VBK180     | 3.6 | 3580 |          |    | 349 | HC-V10; HC-V100; HC-V500; HC-V700; HDC-HS60; HDC-SD40; HDC-SD60; HDC-TM55; HDC-TM60 | 0.15
`
export const OLYMPUS = `
  BLN-1                    | 7.6 | 1220 | 36x49.5x14.7 | 52 | 299 | OM-D E-M1; OM-D E-M5; OM-D E-M5 Mark II; PEN E-P5; PEN-F | 0.4
  BLS-50; BLS-5; BLS-1; PS-BLS5 | 7.2 | 1210 | 35.5x55x12.8 | 46 | 249 | OM-D E-M10; OM-D E-M10 Mark II; OM-D E-M10 Mark III; OM-D E-M10 Mark IV; PEN E-P7; PEN E-PL3; PEN E-PL5; PEN E-PL6; PEN E-PL7; PEN E-PL8; PEN E-PL9; PEN E-PL10; PEN E-PM1; PEN E-PM2; Stylus 1; E-410; E-420; E-620 | 0.55
  BLH-1                    | 7.4 | 1720 | 45.3x53x16   | 74 | 399 | OM-D E-M1 Mark II; OM-D E-M1 Mark III; OM-D E-M1X | 0.4
  BLM-5; BLM-1; PS-BLM5    | 7.2 | 1620 | 39x55x21.5   | 75 | 249 | C-5060; C-7070; C-8080; E-1; E-3; E-5; E-30; E-300; E-330; E-500; E-510; E-520 | 0.2
  LI-92B; LI-90B           | 3.6 | 1350 | 34x46x9      | 27 | 199 | Tough TG-1; Tough TG-2; Tough TG-3; Tough TG-4; Tough TG-5; Tough TG-6; Tough TG-Tracker; Stylus SH-1; Stylus SH-2; XZ-2 | 0.5
  LI-50B                   | 3.7 | 925  | 34x41x8      | 21 | 159 | mju 1010; mju Tough-6000; mju Tough-8000; SP-800UZ; SZ-10; SZ-12; SZ-14; SZ-16; SZ-20; SZ-30MR; TG-610; TG-630; TG-810; TG-820; TG-830; VG-170; XZ-1 | 0.25
  LI-42B; LI-40B           | 3.7 | 740  | 31x40x6      | 15 | 139 | FE-230; FE-280; FE-320; FE-340; FE-3000; FE-4000; mju 700; mju 710; mju 720 SW; mju 1040; mju 7000; VG-110; VG-120; VG-130 | 0.15
`
export const OM_SYSTEM = `
  BLX-1                    | 7.2 | 2280 | 39.3x54x21   | 82 | 499 | OM-1; OM-1 Mark II; OM-3 | 0.4
`
export const GOPRO = `
  AEBAT-001                | 3.85 | 1900 | | | 299 | HERO13 Black | 0.4
  ADBAT-001; ADBAT-011     | 3.85 | 1720 | 40x33x13 | 34 | 279 | HERO9 Black; HERO10 Black; HERO11 Black; HERO12 Black | 0.65
  AJBAT-001; AHDBT-501; AABAT-001 | 3.85 | 1220 | 34x39x11 | 28 | 219 | HERO8 Black; HERO7 Black; HERO6 Black; HERO5 Black; HERO (2018) | 0.5
  ACBAT-001                | 3.85 | 1600 | | | 279 | MAX | 0.2
  AHDBT-401                | 3.8 | 1160 | 34x39x10 | 23 | 179 | HERO4 Black; HERO4 Silver | 0.25
  AHDBT-302; AHDBT-301; AHDBT-201 | 3.7 | 1180 | 38x29x11 | 24 | 169 | HERO3 Black; HERO3 Silver; HERO3 White; HERO3+ Black; HERO3+ Silver | 0.15
`
export const DJI = `
  BCX202-1770-3.85         | 3.85 | 1770 | | | 299 | Osmo Action 3; Osmo Action 4; Osmo Action 5 Pro | 0.4
  AB1                      | 3.85 | 1300 | | | 229 | Osmo Action | 0.2
`
export const INSTA360 = `
                           | 3.85 | 2290 | | | 329 | X4 | 0.25
  CINAQBT                  | 3.85 | 1800 | | | 299 | X3 | 0.25
                           | 3.85 | 1630 | | | 279 | ONE X2 | 0.15
`
export const PENTAX = `
  D-LI90; D-LI90P          | 7.2 | 1860 | 40.5x55.5x20.5 | 81 | 279 | K-01; K-1; K-1 Mark II; K-3; K-3 II; K-3 III; K-5; K-5 II; K-5 IIs; K-7; 645D; 645Z | 0.3
  D-LI109                  | 7.4 | 1050 | 36x53x14       | 48 | 229 | K-30; K-50; K-500; K-70; K-r; K-S1; K-S2; KP; KF | 0.25
  D-LI92                   | 3.7 | 925  | 34x41x8        | 21 | 159 | Optio I-10; Optio RZ10; Optio RZ18; Optio WG-1; Optio WG-2; Optio X70; WG-3 | 0.1
`
export const RICOH = `
  DB-110                   | 3.6 | 1350 | 34x46x9 | 26 | 219 | GR III; GR IIIx; WG-6; G900 | 0.35
  DB-65; DB-60             | 3.7 | 1250 | 35x41x10 | 26 | 189 | GR; GR II; GR Digital III; GR Digital IV; GXR; GX200 | 0.2
`
