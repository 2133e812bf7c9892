export const DYSON = `
  965874-02; 967810-21      | 21.6 | 2100 | 118x86x92 | 480 | 499 | V6 Absolute; V6 Animal; V6 Fluffy; V6 Motorhead; DC58; DC59; DC61; DC62; DC72; DC74; V6 | 0.6
  968670-02         | 21.6 | 2500 |           |     | 549 | V7 Absolute; V7 Animal; V7 Fluffy; V7 Motorhead; V7 Trigger; V7 | 0.5
  967834-02; 967834-05      | 21.6 | 2800 |           |     | 599 | V8 Absolute; V8 Animal; V8 Fluffy; V8 Motorhead; V8 | 0.65
  969352-02                 | 25.2 | 2600 |           |     | 749 | Cyclone V10 Absolute; Cyclone V10 Animal; Cyclone V10 Motorhead; Cyclone V10 | 0.5
  970145-02                 | 25.2 | 3600 |           |     | 899 | V11 Absolute; V11 Animal; V11 Torque Drive; V11 | 0.5
  917083-01     | 22.2 | 1500 |           |     | 399 | DC31; DC34; DC35; DC44; DC45 | 0.25
  912433-01          | 21.6 | 1500 |           |     | 379 | DC16 | 0.1
`
export const MIELE = `
  HX LA | 25.2 | 2500 | | | 899 | Triflex HX1; Triflex HX1 Pro | 0.25
`
export const SAMSUNG_JET = `
  VCA-SBT90 | 21.6 | 2200 | | | 799 | Jet 70; Jet 75; Jet 90 | 0.24
`
export const ELECTROLUX_LI = `
  | 14.4 | 2000 | | | 399 | Ergorapido ZB3003; Ergorapido ZB3006; Ergorapido ZB3012; Ergorapido ZB3103; Ergorapido ZB3113 | 0.4
  | 18   | 2500 | | | 499 | Ergorapido ZB3106; Ergorapido ZB3107; Ergorapido ZB3114; Ergorapido ZB3230P; Ergorapido ZB3301; Ergorapido ZB3311 | 0.4
  | 25.2 | 2500 | | | 599 | UltraPower ZB5011; UltraPower ZB5012; UltraPower ZB5020; UltraPower ZB5022; Pure F9 PF91-4ST; Pure F9 PF91-5OR | 0.3
`
export const ELECTROLUX_NIMH = `
  | 12   | 1800 | | | 329 | Ergorapido ZB2901; Ergorapido ZB2902; Ergorapido ZB2903; Ergorapido ZB2904 | 0.25
  | 14.4 | 1800 | | | 349 | Ergorapido ZB2932; Ergorapido ZB2933; Ergorapido ZB2934; Ergorapido ZB2935; Ergorapido ZB2942; Ergorapido ZB2943 | 0.25
  | 18   | 1800 | | | 379 | Ergorapido ZB2941; Ergorapido ZB2951; Ergorapido ZB2952 | 0.22
`
export const BOSCH_VACUUM = `
  | 25.2 | 2500 | | | 599 | Athlet BCH6ATH25; Athlet BCH625KTGB; Athlet BCH65PT25; Athlet BCH6256N1 | 0.3
  | 18   | 2500 | | | 499 | Athlet BCH51830; Athlet BCH51841; Athlet BBH51840 | 0.22
`
export const KARCHER = `
  4.633-083.0 | 3.7 | 2600 | 19x70x19 | 50 | 299 | WV 5; WV 5 Premium; WV 50; WV 60; WV 75 | 0.3
`
export const IROBOT_NIMH = `
  80501; 4419696; 11702; 17501 | 14.4 | 3000 | 215x55x48 | 950 | 449 | Roomba 510; Roomba 520; Roomba 521; Roomba 530; Roomba 531; Roomba 532; Roomba 550; Roomba 555; Roomba 560; Roomba 564; Roomba 570; Roomba 580; Roomba 581; Roomba 605; Roomba 610; Roomba 615; Roomba 620; Roomba 625; Roomba 630; Roomba 631; Roomba 650; Roomba 651; Roomba 660; Roomba 680; Roomba 760; Roomba 765; Roomba 770; Roomba 774; Roomba 780; Roomba 782; Roomba 785; Roomba 790; Roomba 865; Roomba 866; Roomba 870; Roomba 876; Roomba 880; Roomba 886 | 0.55
  4408927                   | 7.2  | 2000 |           |     | 299 | Braava 320; Braava 321; Braava 380; Braava 380t; Braava 390t | 0.3
`
export const IROBOT_LI = `
  4462425                   | 14.4 | 3300 | 215x55x48 | 560 | 649 | Roomba 671; Roomba 675; Roomba 676; Roomba 690; Roomba 691; Roomba 692; Roomba 695; Roomba 890; Roomba 895; Roomba 896; Roomba 960; Roomba 966; Roomba 976; Roomba 980 | 0.6
  ABL-D1; ABL-D2; 4624864   | 14.4 | 1800 |           |     | 549 | Roomba e5; Roomba e6; Roomba i3; Roomba i3+; Roomba i4; Roomba i7; Roomba i7+; Roomba i8 | 0.5
  4446040                   | 3.7  | 1950 |           |     | 279 | Braava jet 240; Braava jet 241; Braava jet 244; Braava jet 245; Braava jet 250 | 0.18
`
export const NEATO = `
  945-0129; 205-0001        | 12   | 3600 |           |     | 499 | Botvac 65; Botvac 70e; Botvac 75; Botvac 80; Botvac 85; Botvac D75; Botvac D80; Botvac D85 | 0.25
`
export const NEATO_LI = `
  945-0225                  | 14.4 | 4200 |           |     | 649 | Botvac Connected; Botvac D5 Connected; Botvac D3 Connected | 0.22
`
export const ROBOROCK = `
  BRR-2P4S-5200S            | 14.4 | 5200 |           |     | 649 | S4; S5; S5 Max; S6; S6 MaxV; S6 Pure; E4 | 0.45
  BRR-2P4S-5200D            | 14.4 | 5200 |           |     | 699 | S7; S7 MaxV | 0.35
`
export const XIAOMI_ROBOT = `
  P2008-4S2P-MMBK; BRR-2P4S-5200S | 14.4 | 5200 |     |     | 599 | Mi Robot Vacuum | 0.35
`
export const ILIFE = `
  | 14.8 | 2600 | 71x38x38 | 190 | 349 | V3s; V3s Pro; V5; V5s; V5s Pro; V7s; V8s; A4; A4s; A6; X5 | 0.25
`
export const EUFY = `
  | 14.4 | 2600 | 71x38x38 | 190 | 349 | RoboVac 11; RoboVac 11S; RoboVac 12; RoboVac 15C; RoboVac 25C; RoboVac 30; RoboVac 30C; RoboVac 35C | 0.24
`
export const ECOVACS = `
  | 14.4 | 2600 | 71x38x38 | 190 | 379 | Deebot N79; Deebot N79S; Deebot DN622 | 0.22
`
export const SAMSUNG_ROBOT = `
  DJ96-00113C; DJ96-00116B | 14.4 | 2000 | | | 399 | Navibot SR8840; Navibot SR8841; Navibot SR8845; Navibot SR8855; Navibot SR8895 | 0.12
`
export const ORAL_B = `
  | 1.2 | 2000 | 14.5x50x14.5 | 27 | 89  | Vitality 3709; Vitality 3710; Precision Clean 3709 | 0.4
  | 1.2 | 2500 | 17x42x17    | 34 | 109 | Professional Care 1000; Professional Care 3000; Professional Care 500 | 0.42
  | 1.2 | 2500 | 17x49x17    | 40 | 119 | Triumph 4000; Triumph 5000; Triumph 9000 | 0.4
`
export const SONICARE = `
  | 3.7 | 700  | 14x43x14    | 17 | 149 | Sonicare DiamondClean HX9340; Sonicare FlexCare Platinum HX9110; Sonicare FlexCare+ HX6920; Sonicare EasyClean HX6510; Sonicare HealthyWhite HX6730 | 0.35
`
export const BRAUN = `
  | 1.2 | 2000 | 14.5x50x14.5 | 27 | 89 | Series 1 190; Series 3 310; Series 3 320; Series 3 330; Series 3 340; Series 3 350 | 0.35
`
