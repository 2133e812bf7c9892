/** Wearing parts for the home, read by `goodsOf`. */
export const HOME_ROWS = `
bag | BAG-SBAG4 | s-bag × 4 | 180x290x20 | 160 | 149 | pack-size=4 | Electrolux UltraSilencer; Electrolux UltraOne; AEG VX8; Philips Performer
bag | BAG-SBAG12 | s-bag × 12 | 180x290x60 | 460 | 349 | pack-size=12 | Electrolux UltraOne; AEG VX8; Volta Bolido
bag | BAG-GN4 | Miele GN × 4 | 270x230x25 | 210 | 179 | pack-size=4 | Miele Complete C3; Miele Classic C1; Miele S8
bag | BAG-FJM4 | Miele FJM × 4 | 250x200x25 | 200 | 179 | pack-size=4 | Miele Compact C2; Miele Compact C1; Miele S6
bag | BAG-GALL4 | Bosch G ALL × 4 | 190x310x20 | 180 | 149 | pack-size=4 | Bosch BGL3; Siemens VSZ3; Siemens Synchropower
bag | BAG-NIL5 | Nilfisk Elite × 5 | 210x330x25 | 240 | 169 | pack-size=5 | Nilfisk Elite; Nilfisk Select; Nilfisk Power
bag | BAG-NVM10 | NVM-1CH × 10 | 280x320x40 | 480 | 199 | pack-size=10 | Numatic Henry; Numatic Hetty
bag | BAG-WD3 | Kärcher WD 3 × 4 | 300x350x20 | 220 | 169 | pack-size=4 | Kärcher WD 3; Kärcher MV 3
bag | BAG-WD5 | Kärcher WD 4–6 × 4 | 320x380x20 | 260 | 189 | pack-size=4 | Kärcher WD 5; Kärcher WD 6
filter | FIL-DV6 | Dyson V6 × 2 | 35x145x35 | 90 | 149 | pack-size=2 | Dyson V6
filter | FIL-DV8 | Dyson V7/V8 HEPA | 60x70x60 | 80 | 149 | pack-size=1 | Dyson V7; Dyson V8
filter | FIL-DV10 | Dyson V10 | 75x160x75 | 150 | 179 | pack-size=1 | Dyson Cyclone V10
filter | FIL-DV11 | Dyson V11/V15 | 75x160x75 | 160 | 189 | pack-size=1 | Dyson V11; Dyson V15 Detect
filter | FIL-EFS1 | HEPA H13 EFS1W | 155x130x38 | 150 | 179 | pack-size=1 | Electrolux UltraOne; AEG VX8; Philips PowerPro
filter | FIL-AAC50 | Miele SF-AAC 50 | 115x90x50 | 140 | 199 | pack-size=1 | Miele Complete C3; Miele Compact C2
filter | FIL-HA50 | Miele SF-HA 50 | 115x90x50 | 150 | 249 | pack-size=1 | Miele Complete C3; Miele Classic C1
filter | FIL-KWD | Kärcher 2.863-303.0 | 125x120x125 | 190 | 149 | pack-size=1 | Kärcher WD 3; Kärcher WD 2
robotpart | RVC-IR600 | Roomba 600 | 190x60x120 | 320 | 229 | | iRobot Roomba 605; iRobot Roomba 671; iRobot Roomba 696
robotpart | RVC-IR800 | Roomba 800/900 | 190x60x120 | 340 | 279 | | iRobot Roomba 880; iRobot Roomba 980
robotpart | RVC-IRI7 | Roomba e/i/j | 190x60x120 | 330 | 299 | | iRobot Roomba i7; iRobot Roomba e5; iRobot Roomba j7
robotpart | RVC-RBS5 | Roborock S5/S6 | 180x60x120 | 300 | 229 | | Roborock S5; Roborock S6
robotpart | RVC-RBS7 | Roborock S7 | 180x60x120 | 310 | 249 | | Roborock S7; Roborock S7 MaxV
robotpart | RVC-MI1 | Xiaomi Mi Robot | 180x60x120 | 300 | 199 | | Xiaomi Mi Robot Vacuum
robotpart | RVC-MIMOP | Xiaomi Mop P/Pro | 180x60x120 | 300 | 219 | | Xiaomi Mi Robot Vacuum-Mop P
robotpart | RVC-DEEBOT | Deebot OZMO 920/950 | 180x60x120 | 320 | 249 | | Ecovacs Deebot OZMO 920; Ecovacs Deebot OZMO 950
robotpart | RVC-NEATO | Neato D3–D7 | 260x60x100 | 330 | 279 | | Neato Botvac D5; Neato Botvac D7
nozzle | NOZ-DV8 | Dyson V7–V15 | 250x80x110 | 750 | 599 | | Dyson V8; Dyson V11; Dyson V15 Detect
nozzle | NOZ-35 | 35 mm | 270x90x100 | 420 | 199 | diameter=35 |
nozzle | NOZ-32 | 32 mm | 270x90x100 | 400 | 179 | diameter=32 |
shaver | SHV-B32 | Braun 32B/32S | 60x38x25 | 40 | 279 | | Braun Series 3 3040s; Braun Series 3 3080s
shaver | SHV-B52 | Braun 52B/52S | 60x40x25 | 42 | 299 | | Braun Series 5 5040s; Braun Series 5 5090cc
shaver | SHV-B53 | Braun 53B | 60x40x25 | 42 | 329 | | Braun Series 5 50-B1000s; Braun Series 6 60-N1000s
shaver | SHV-B70 | Braun 70B/70S | 60x42x28 | 45 | 349 | | Braun Series 7 790cc; Braun Series 7 720s
shaver | SHV-B73 | Braun 73S | 60x42x28 | 45 | 369 | | Braun Series 7 70-S7200cc
shaver | SHV-B83 | Braun 83M | 60x42x28 | 46 | 429 | | Braun Series 8 8390cc
shaver | SHV-B92 | Braun 92B/92S | 60x42x28 | 46 | 449 | | Braun Series 9 9290cc; Braun Series 9 9390cc
shaver | SHV-B94 | Braun 94M | 60x42x28 | 46 | 479 | | Braun Series 9 Pro 9477cc
shaver | SHV-P30 | Philips SH30 × 3 | 45x45x20 | 40 | 229 | pack-size=3 | Philips Series 1000 S1231; Philips Series 3000 S3133
shaver | SHV-P50 | Philips SH50 × 3 | 45x45x20 | 42 | 279 | pack-size=3 | Philips Series 5000 S5420
shaver | SHV-P71 | Philips SH71 × 3 | 45x45x20 | 42 | 299 | pack-size=3 | Philips Series 5000 S5587; Philips Series 7000 S7783
shaver | SHV-P91 | Philips SH91 × 3 | 45x45x20 | 44 | 379 | pack-size=3 | Philips Series 9000 S9031; Philips Prestige S9985
shaver | SHV-PHQ8 | Philips HQ8 × 3 | 45x45x20 | 40 | 199 | pack-size=3 | Philips PT860; Philips HQ7310
shaver | SHV-PAN9027 | Panasonic WES9027 | 58x40x25 | 45 | 399 | | Panasonic ES-LV65; Panasonic ES-RT67
shaver | SHV-PAN9032 | Panasonic WES9032 | 58x40x25 | 45 | 449 | | Panasonic ES-LV95; Panasonic ES-LV9Q
brush | TBH-OB4 | Oral-B EB20 × 4 | 20x95x20 | 30 | 99 | pack-size=4 | Oral-B Pro 1; Oral-B Vitality; Oral-B Smart 4
brush | TBH-OB8 | Oral-B EB20 × 8 | 20x95x20 | 58 | 169 | pack-size=8 | Oral-B Pro 3; Oral-B Genius X
brush | TBH-OBX4 | Oral-B EB50 × 4 | 20x95x20 | 30 | 109 | pack-size=4 | Oral-B Pro 3; Oral-B Smart 4
brush | TBH-OBS4 | Oral-B EBS17 × 4 | 20x95x20 | 30 | 109 | pack-size=4 | Oral-B Pro 1; Oral-B Genius X
brush | TBH-OBK4 | Oral-B EB10 × 4 | 18x85x18 | 26 | 99 | pack-size=4 | Oral-B Kids
brush | TBH-SC4 | Sonicare C2 × 4 | 18x80x18 | 28 | 119 | pack-size=4 | Philips Sonicare ProtectiveClean 4300; Philips Sonicare EasyClean
brush | TBH-SC8 | Sonicare C2 × 8 | 18x80x18 | 55 | 199 | pack-size=8 | Philips Sonicare DiamondClean; Philips Sonicare ProtectiveClean 4300
brush | TBH-SW4 | Sonicare W2 × 4 | 18x80x18 | 28 | 129 | pack-size=4 | Philips Sonicare DiamondClean; Philips Sonicare ExpertClean
brush | TBH-SG4 | Sonicare G2 × 4 | 18x80x18 | 28 | 129 | pack-size=4 | Philips Sonicare ExpertClean
remote | REM-UNI4 | 4-in-1 | 48x195x22 | 110 | 199 | size=AAA |
remote | REM-UNI8 | 8-in-1 | 50x215x24 | 140 | 299 | size=AAA |
remote | REM-SAM | Samsung Smart TV | 45x180x20 | 80 | 149 | size=AAA | Samsung UE40; Samsung QE55
remote | REM-LG | LG Smart TV | 46x200x20 | 85 | 149 | size=AAA | LG OLED55; LG 43UK
remote | REM-SONY | Sony Bravia | 46x200x20 | 85 | 149 | size=AAA | Sony Bravia KD-55
remote | REM-PHI | Philips TV | 45x190x20 | 80 | 149 | size=AAA | Philips 50PUS
remote | REM-PAN | Panasonic Viera | 46x210x22 | 85 | 149 | size=AAA | Panasonic Viera TX-40
remote | REM-GAR433 | 433 MHz | 35x60x14 | 30 | 199 | size=8LR932 |
`
