/** Goods for e-bikes and e-scooters, read by `goodsOf`. */
export const E_MOBILITY_ROWS = `
bike | EBB-HL36-13 | 36 V 13 Ah Hailong | 367x112x90 | 3100 | 3499 | voltage=36;capacity-ah=13;energy=468;chemistry=li-ion;cells=50 |
bike | EBB-HL36-17 | 36 V 17,5 Ah Hailong | 367x112x90 | 3500 | 4299 | voltage=36;capacity-ah=17.5;energy=630;chemistry=li-ion;cells=50 |
bike | EBB-HL48-13 | 48 V 13 Ah Hailong | 420x112x90 | 3900 | 4499 | voltage=48;capacity-ah=13;energy=624;chemistry=li-ion;cells=65 |
bike | EBB-HL48-17 | 48 V 17,5 Ah Hailong | 420x112x90 | 4300 | 5299 | voltage=48;capacity-ah=17.5;energy=840;chemistry=li-ion;cells=65 |
bike | EBB-SF24-10 | 24 V 10 Ah Silverfish | 380x76x110 | 2400 | 2299 | voltage=24;capacity-ah=10;energy=240;chemistry=li-ion;cells=28 |
bike | EBB-SF36-10 | 36 V 10,4 Ah Silverfish | 380x76x110 | 2800 | 2799 | voltage=36;capacity-ah=10.4;energy=374;chemistry=li-ion;cells=40 |
bike | EBB-SF36-14 | 36 V 14 Ah Silverfish | 380x76x110 | 3000 | 3599 | voltage=36;capacity-ah=14;energy=504;chemistry=li-ion;cells=40 |
bike | EBB-RR36-11 | 36 V 11,6 Ah H40 | 405x148x40 | 2900 | 3299 | voltage=36;capacity-ah=11.6;energy=418;chemistry=li-ion;cells=40 |
bike | EBB-RR36-14 | 36 V 14 Ah H60 | 405x148x60 | 3300 | 3799 | voltage=36;capacity-ah=14;energy=504;chemistry=li-ion;cells=40 |
bike | EBB-RR36-17 | 36 V 17,5 Ah H60 | 405x148x60 | 3700 | 4399 | voltage=36;capacity-ah=17.5;energy=630;chemistry=li-ion;cells=50 |
bike | EBB-RR48-14 | 48 V 14 Ah H80 | 405x148x80 | 4200 | 4799 | voltage=48;capacity-ah=14;energy=672;chemistry=li-ion;cells=52 |
bike | EBB-ST36-7 | 36 V 7 Ah Ø 34 mm | 320x34x34 | 1900 | 2499 | voltage=36;capacity-ah=7;energy=252;chemistry=li-ion;cells=20 |
scooter | ESC-M365 | 36 V 7,8 Ah M365 | 350x90x40 | 1800 | 1499 | voltage=36;capacity-ah=7.8;energy=281;chemistry=li-ion;cells=30 | Xiaomi Mi Electric Scooter M365; Xiaomi Mi Electric Scooter 1S
scooter | ESC-M365P | 36 V 12,8 Ah M365 Pro | 420x90x40 | 2700 | 2199 | voltage=36;capacity-ah=12.8;energy=461;chemistry=li-ion;cells=40 | Xiaomi Mi Electric Scooter Pro; Xiaomi Mi Electric Scooter Pro 2
scooter | ESC-ESS | 36 V 5,2 Ah Essential | 350x90x40 | 1500 | 1199 | voltage=36;capacity-ah=5.2;energy=187;chemistry=li-ion;cells=20 | Xiaomi Mi Electric Scooter Essential
scooter | ESC-MAX | 36 V 15,3 Ah MAX G30 | 430x100x65 | 3900 | 2999 | voltage=36;capacity-ah=15.3;energy=551;chemistry=li-ion;cells=60 | Segway-Ninebot KickScooter MAX G30; Segway-Ninebot KickScooter MAX G30D
scooter | ESC-ES2 | 36 V 5,2 Ah ES2 | 510x45x45 | 1400 | 1299 | voltage=36;capacity-ah=5.2;energy=187;chemistry=li-ion;cells=20 | Segway-Ninebot KickScooter ES1; Segway-Ninebot KickScooter ES2
scooter | ESC-HOV | 36 V 4,4 Ah 10S2P | 130x75x60 | 1250 | 799 | voltage=36;capacity-ah=4.4;energy=158;chemistry=li-ion;cells=20 |
charger | EBC-24-2 | 29,4 V 2 A DC 5,5 × 2,1 mm | 120x40x60 | 450 | 349 | output-voltage=29.4;output-current=2;connector=barrel-5.5x2.1 |
charger | EBC-36-2 | 42 V 2 A DC 5,5 × 2,1 mm | 130x45x65 | 500 | 349 | output-voltage=42;output-current=2;connector=barrel-5.5x2.1 |
charger | EBC-36-2X | 42 V 2 A XLR-3 | 130x45x65 | 520 | 399 | output-voltage=42;output-current=2 |
charger | EBC-36-2R | 42 V 2 A RCA | 130x45x65 | 510 | 379 | output-voltage=42;output-current=2 |
charger | EBC-36-2G | 42 V 2 A GX12-3 | 130x45x65 | 520 | 399 | output-voltage=42;output-current=2 |
charger | EBC-36-3 | 42 V 3 A DC 5,5 × 2,5 mm | 165x60x80 | 800 | 599 | output-voltage=42;output-current=3;connector=barrel-5.5x2.5 |
charger | EBC-36-5 | 42 V 5 A XLR-3 | 180x70x90 | 1300 | 899 | output-voltage=42;output-current=5 |
charger | EBC-48-2 | 54,6 V 2 A DC 5,5 × 2,1 mm | 165x60x80 | 800 | 549 | output-voltage=54.6;output-current=2;connector=barrel-5.5x2.1 |
charger | EBC-48-3 | 54,6 V 3 A XLR-3 | 180x70x90 | 1100 | 749 | output-voltage=54.6;output-current=3 |
charger | EBC-48-5 | 54,6 V 5 A GX16-3 | 190x75x95 | 1500 | 1099 | output-voltage=54.6;output-current=5 |
charger | ESL-M365 | 42 V 1,7 A M365 | 125x45x65 | 450 | 349 | output-voltage=42;output-current=1.7 | Xiaomi Mi Electric Scooter M365; Xiaomi Mi Electric Scooter Pro 2
charger | ESL-ES | 42 V 1,7 A ES | 125x45x65 | 450 | 379 | output-voltage=42;output-current=1.7 | Segway-Ninebot KickScooter ES2
part | ESP-TYRE85 | däck 8,5 × 2" M365 // dekk 8,5 × 2" M365 // Reifen 8,5 × 2" M365 // dæk 8,5 × 2" M365 | 216x216x50 | 600 | 199 | diameter=216 | Xiaomi Mi Electric Scooter M365; Xiaomi Mi Electric Scooter Pro 2
part | ESP-TYRE85S | massivt däck 8,5 × 2" M365 // massivt dekk 8,5 × 2" M365 // Vollgummireifen 8,5 × 2" M365 // massivt dæk 8,5 × 2" M365 | 216x216x50 | 1100 | 249 | diameter=216 | Xiaomi Mi Electric Scooter M365; Xiaomi Mi Electric Scooter 1S
part | ESP-TUBE85 | innerslang 8,5" 90° // slange 8,5" 90° // Schlauch 8,5" 90° // slange 8,5" 90° | 200x200x30 | 160 | 99 | diameter=216 | Xiaomi Mi Electric Scooter M365; Xiaomi Mi Electric Scooter Pro
part | ESP-TYRE10 | däck 10 × 2,5" MAX G30 // dekk 10 × 2,5" MAX G30 // Reifen 10 × 2,5" MAX G30 // dæk 10 × 2,5" MAX G30 | 254x254x64 | 1300 | 399 | diameter=254 | Segway-Ninebot KickScooter MAX G30
part | ESP-PADS | bromsbelägg B01S 2 + 2 // bremseklosser B01S 2 + 2 // Bremsbeläge B01S 2 + 2 // bremseklodser B01S 2 + 2 | 22x22x7 | 40 | 99 | pack-size=4 | Xiaomi Mi Electric Scooter M365; Xiaomi Mi Electric Scooter Pro 2
part | ESP-DISC110 | bromsskiva 110 mm 5 × M5 // bremseskive 110 mm 5 × M5 // Bremsscheibe 110 mm 5 × M5 // bremseskive 110 mm 5 × M5 | 110x110x2 | 110 | 119 | diameter=110 | Xiaomi Mi Electric Scooter M365
part | ESP-DISC120 | bromsskiva 120 mm 6 × M5 // bremseskive 120 mm 6 × M5 // Bremsscheibe 120 mm 6 × M5 // bremseskive 120 mm 6 × M5 | 120x120x2 | 130 | 129 | diameter=120 | Xiaomi Mi Electric Scooter Pro; Xiaomi Mi Electric Scooter Pro 2
`
