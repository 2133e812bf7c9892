/** Testers, holders, cases, alarms and emergency light packs, read by `goodsOf`. */
export const ACCESSORY_ROWS = `
tester | TST-ANA | AAA–D + 9V | 110x60x25 | 60 | 79 | |
tester | TST-LCD | AAA–D + 9V LCD | 110x62x25 | 70 | 129 | |
tester | TST-BTN | LR44/CR2032 LCD | 120x65x28 | 85 | 179 | |
tester | TST-LIION | 18650/21700 mΩ | 150x80x35 | 190 | 399 | |
tester | TST-DMM1 | 600 V CAT III | 70x140x40 | 250 | 249 | |
tester | TST-DMM2 | True RMS | 80x170x48 | 380 | 499 | |
tester | TST-CAR12 | 12 V 100–2000 CCA | 125x75x25 | 260 | 449 | voltage=12 |
tester | TST-CAR24 | 12/24 V 100–2000 CCA | 130x80x28 | 310 | 649 | voltage=24 |
tester | TST-PRINT | 12/24 V EN/SAE/JIS USB | 200x110x45 | 640 | 1299 | voltage=24 |
tester | TST-BT | 12 V Bluetooth | 70x35x20 | 60 | 349 | voltage=12 |
holder | HLD-AA1 | 1 × AA | 58x17x16 | 8 | 19 | bays=1;size=AA |
holder | HLD-AA2 | 2 × AA | 58x32x16 | 12 | 24 | bays=2;size=AA |
holder | HLD-AA3 | 3 × AA | 58x48x16 | 17 | 29 | bays=3;size=AA |
holder | HLD-AA4 | 4 × AA | 62x58x16 | 21 | 34 | bays=4;size=AA |
holder | HLD-AA4S | 4 × AA med strömbrytare // 4 × AA med bryter // 4 × AA mit Schalter // 4 × AA med afbryder | 70x65x20 | 34 | 59 | bays=4;size=AA |
holder | HLD-AA6 | 6 × AA | 86x58x16 | 30 | 44 | bays=6;size=AA |
holder | HLD-AA8 | 8 × AA | 58x62x30 | 38 | 49 | bays=8;size=AA |
holder | HLD-AAA1 | 1 × AAA | 52x13x12 | 5 | 19 | bays=1;size=AAA |
holder | HLD-AAA2 | 2 × AAA | 52x25x12 | 8 | 24 | bays=2;size=AAA |
holder | HLD-AAA3 | 3 × AAA | 52x37x12 | 11 | 29 | bays=3;size=AAA |
holder | HLD-AAA4 | 4 × AAA | 52x48x12 | 14 | 34 | bays=4;size=AAA |
holder | HLD-C2 | 2 × C | 58x56x26 | 30 | 49 | bays=2;size=C |
holder | HLD-D1 | 1 × D | 72x38x32 | 25 | 39 | bays=1;size=D |
holder | HLD-D2 | 2 × D | 72x74x32 | 45 | 59 | bays=2;size=D |
holder | HLD-D4 | 4 × D | 140x74x32 | 85 | 99 | bays=4;size=D |
holder | HLD-9V | 9V | 55x28x20 | 12 | 29 | bays=1;size=9V |
holder | HLD-9VC | 9V × 5 | 26x13x8 | 20 | 39 | pack-size=5;terminal=snap |
holder | HLD-18650-1 | 1 × 18650 | 77x21x20 | 12 | 29 | bays=1;size=18650 |
holder | HLD-18650-2 | 2 × 18650 | 77x41x20 | 20 | 39 | bays=2;size=18650 |
holder | HLD-18650-3 | 3 × 18650 | 77x60x20 | 28 | 49 | bays=3;size=18650 |
holder | HLD-18650-4 | 4 × 18650 | 77x80x20 | 36 | 59 | bays=4;size=18650 |
holder | HLD-CR2032 | CR2032 för kretskort // CR2032 for kretskort // CR2032 für Platinen // CR2032 til printkort | 23x6x20 | 3 | 19 | bays=1;size=CR2032;terminal=solder-pin |
holder | HLD-CR123 | CR123A för kretskort // CR123A for kretskort // CR123A für Platinen // CR123A til printkort | 42x18x17 | 7 | 34 | bays=1;size=CR123A;terminal=solder-pin |
case | CAS-AA4 | 4 × AA/AAA | 66x60x20 | 20 | 29 | bays=4;size=AA |
case | CAS-AA8 | 8 × AA | 120x60x20 | 40 | 49 | bays=8;size=AA |
case | CAS-24 | 24 × AA/AAA/9V | 200x130x60 | 300 | 199 | bays=24 |
case | CAS-100 | 100 × AAA–D + 9V | 320x250x80 | 900 | 349 | bays=100 |
case | CAS-18650-2 | 2 × 18650 | 77x42x22 | 22 | 29 | bays=2;size=18650 |
case | CAS-18650-4 | 4 × 18650 | 77x82x22 | 40 | 44 | bays=4;size=18650 |
case | CAS-CAM2 | 2 × LP-E6/NP-FZ100 | 90x60x30 | 45 | 79 | bays=2 |
case | CAS-LIPO | LiPo 230 × 140 mm | 230x140x40 | 180 | 149 | |
case | CAS-PWB | Powerbank 160 × 90 mm | 160x90x45 | 120 | 129 | |
smoke | ALM-SM9 | 9 V EN 14604 | 105x35x105 | 150 | 129 | voltage=9;size=6LR61 |
smoke | ALM-SM5 | 5 år CR123A EN 14604 // 5 år CR123A EN 14604 // 5 Jahre CR123A EN 14604 // 5 år CR123A EN 14604 | 100x38x100 | 160 | 199 | voltage=3;size=CR123A |
smoke | ALM-SM10 | 10 år EN 14604 // 10 år EN 14604 // 10 Jahre EN 14604 // 10 år EN 14604 | 100x38x100 | 170 | 249 | voltage=3;shelf-life=10 |
smoke | ALM-SMRF | 868 MHz 10 år EN 14604 // 868 MHz 10 år EN 14604 // 868 MHz 10 Jahre EN 14604 // 868 MHz 10 år EN 14604 | 110x45x110 | 210 | 399 | voltage=3;shelf-life=10 |
heat | ALM-HT | 57 °C 9 V | 105x38x105 | 150 | 199 | voltage=9;size=6LR61 |
co | ALM-CO | EN 50291 2 × AA | 100x35x100 | 180 | 349 | voltage=3;size=AA |
co | ALM-CO10 | EN 50291 10 år // EN 50291 10 år // EN 50291 10 Jahre // EN 50291 10 år | 110x38x110 | 200 | 499 | voltage=3;shelf-life=10 |
water | ALM-WTR | 1 × 9V 85 dB | 60x65x25 | 90 | 129 | voltage=9;size=6LR61 |
emergency | EML-2C | 2,4 V 1,6 Ah 2 × Sub-C | 88x23x23 | 110 | 149 | voltage=2.4;capacity-ah=1.6;chemistry=nicd;cells=2 |
emergency | EML-3C | 3,6 V 1,6 Ah 3 × Sub-C | 132x23x23 | 165 | 179 | voltage=3.6;capacity-ah=1.6;chemistry=nicd;cells=3 |
emergency | EML-3D | 3,6 V 4,0 Ah 3 × D | 180x33x33 | 380 | 279 | voltage=3.6;capacity-ah=4;chemistry=nicd;cells=3 |
emergency | EML-4C | 4,8 V 1,6 Ah 4 × Sub-C | 176x23x23 | 220 | 219 | voltage=4.8;capacity-ah=1.6;chemistry=nicd;cells=4 |
emergency | EML-4D | 4,8 V 4,0 Ah 4 × D | 240x33x33 | 510 | 349 | voltage=4.8;capacity-ah=4;chemistry=nicd;cells=4 |
emergency | EML-5D | 6,0 V 4,0 Ah 5 × D | 300x33x33 | 640 | 429 | voltage=6;capacity-ah=4;chemistry=nicd;cells=5 |
emergency | EML-LFP1 | 3,2 V 1,5 Ah LiFePO4 | 66x18x18 | 45 | 129 | voltage=3.2;capacity-ah=1.5;chemistry=lifepo4;cells=1 |
emergency | EML-LFP2 | 6,4 V 1,5 Ah LiFePO4 | 132x18x18 | 90 | 199 | voltage=6.4;capacity-ah=1.5;chemistry=lifepo4;cells=2 |
`
