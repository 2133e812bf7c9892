/** Chargers for loose cells, tools, cameras and vehicles, read by `goodsOf`. */
export const BATTERY_CHARGER_ROWS = `
nimh | CHN-2U | 2 × AA/AAA USB | 65x90x25 | 70 | 149 | bays=2;power=3;connector=usb-a |
nimh | CHN-4U | 4 × AA/AAA USB-C | 75x110x30 | 110 | 199 | bays=4;power=5;connector=usb-c |
nimh | CHN-4P | 4 × AA/AAA 230 V | 70x115x35 | 130 | 229 | bays=4;power=4 |
nimh | CHN-4Q | 4 × AA/AAA 2 h | 80x120x40 | 210 | 349 | bays=4;power=12 |
nimh | CHN-4LCD | 4 × AA/AAA LCD | 80x120x40 | 230 | 399 | bays=4;power=10 |
nimh | CHN-8LCD | 8 × AA/AAA LCD | 150x120x40 | 380 | 549 | bays=8;power=20 |
nimh | CHN-9V2 | 2 × 9V | 70x110x40 | 160 | 249 | bays=2;power=3 |
nimh | CHN-UNI | AA/AAA/C/D/9V | 160x190x60 | 620 | 599 | bays=6;power=18 |
nimh | CHN-ANA4 | 4 × AA/AAA med test // 4 × AA/AAA med test // 4 × AA/AAA mit Test // 4 × AA/AAA med test | 85x130x45 | 300 | 699 | bays=4;power=12 |
liion | CHL-1S | 1 × 18650 USB-C | 35x120x30 | 60 | 149 | bays=1;output-current=1;connector=usb-c |
liion | CHL-2S | 2 × 18650 USB-C | 70x130x35 | 130 | 249 | bays=2;output-current=1;connector=usb-c |
liion | CHL-2F | 2 × 18650/21700 2 A | 75x150x35 | 180 | 349 | bays=2;output-current=2;connector=usb-c |
liion | CHL-4F | 4 × 18650/21700 2 A | 140x150x38 | 330 | 549 | bays=4;output-current=2;connector=usb-c |
liion | CHL-4A | 4 × 18650/26650 LCD | 145x160x40 | 400 | 749 | bays=4;output-current=2 |
liion | CHL-8 | 8 × 18650 LCD | 270x160x42 | 720 | 1099 | bays=8;output-current=1 |
liion | CHL-RCR | 2 × RCR123A/CR2 | 60x100x30 | 90 | 199 | bays=2;output-current=0.5;connector=usb-c |
liion | CHL-14500 | 2 × 14500/10440 | 55x95x28 | 80 | 179 | bays=2;output-current=0.5;connector=usb-c |
tool | CHT-MAK18 | 14,4–18 V 3 A Makita LXT | 190x150x80 | 750 | 399 | output-voltage=18;output-current=3 | Makita DHP482; Makita DTD153
tool | CHT-MAK18F | 14,4–18 V 9 A Makita LXT | 190x150x80 | 1050 | 699 | output-voltage=18;output-current=9 | Makita DHP484; Makita DTD172
tool | CHT-MAK12 | 10,8–12 V 3 A Makita CXT | 150x120x70 | 550 | 399 | output-voltage=12;output-current=3 | Makita DF333D
tool | CHT-BOS18 | 14,4–18 V 4 A Bosch Professional | 180x130x80 | 650 | 449 | output-voltage=18;output-current=4 | Bosch GSR 18V-55; Bosch GSB 18V-55
tool | CHT-BOS12 | 10,8–12 V 3 A Bosch Professional | 140x100x70 | 450 | 349 | output-voltage=12;output-current=3 | Bosch GSR 12V-15
tool | CHT-DEW18 | 10,8–18 V 4 A DeWalt XR | 180x110x90 | 650 | 449 | output-voltage=18;output-current=4 | DeWalt DCD796; DeWalt DCF887
tool | CHT-MIL18 | 12–18 V 3 A Milwaukee M12/M18 | 190x140x90 | 800 | 549 | output-voltage=18;output-current=3 | Milwaukee M18 FPD2; Milwaukee M12 FID
tool | CHT-HIK18 | 14,4–18 V 5 A HiKOKI | 180x150x80 | 900 | 599 | output-voltage=18;output-current=5 | HiKOKI DV18DA
tool | CHT-RYO18 | 18 V 2 A Ryobi ONE+ | 150x130x70 | 500 | 349 | output-voltage=18;output-current=2 | Ryobi R18PD3
tool | CHT-EIN18 | 18 V 3 A Einhell Power X-Change | 160x120x80 | 600 | 349 | output-voltage=18;output-current=3 | Einhell TE-CD 18
tool | CHT-MET18 | 14,4–36 V 3 A Metabo | 180x150x90 | 800 | 549 | output-voltage=18;output-current=3 | Metabo BS 18 LT
car | CHC-1 | 6/12 V 1 A | 150x70x45 | 450 | 399 | output-voltage=12;output-current=1;connector=clamps |
car | CHC-4 | 12 V 4 A | 170x65x50 | 600 | 649 | output-voltage=12;output-current=4;connector=clamps |
car | CHC-5 | 12 V 5 A LCD | 180x80x50 | 700 | 749 | output-voltage=12;output-current=5;connector=clamps |
car | CHC-7 | 12/24 V 7 A | 200x90x60 | 950 | 949 | output-voltage=12;output-current=7;connector=clamps |
car | CHC-10 | 12/24 V 10 A LCD | 230x120x70 | 1400 | 1249 | output-voltage=12;output-current=10;connector=clamps |
car | CHC-15 | 12/24 V 15 A | 240x130x80 | 1900 | 1799 | output-voltage=12;output-current=15;connector=clamps |
car | CHC-25 | 12 V 25 A | 260x130x90 | 2300 | 2799 | output-voltage=12;output-current=25;connector=clamps |
car | CHC-LFP5 | 12 V 5 A LiFePO4 | 180x80x50 | 700 | 849 | output-voltage=14.6;output-current=5;connector=clamps |
car | CHC-LFP20 | 12 V 20 A LiFePO4 | 230x130x80 | 1900 | 1699 | output-voltage=14.6;output-current=20;connector=ring-terminals |
dcdc | CHC-DCDC30 | 12 V 30 A | 200x130x70 | 1300 | 2199 | output-voltage=12;output-current=30;connector=ring-terminals |
starter | JMP-600 | 600 A 8000 mAh | 165x80x35 | 420 | 799 | capacity-mah=8000;voltage=12;connector=clamps |
starter | JMP-1000 | 1000 A 12000 mAh | 180x85x38 | 560 | 1099 | capacity-mah=12000;voltage=12;connector=clamps |
starter | JMP-2000 | 2000 A 20000 mAh | 200x95x45 | 820 | 1699 | capacity-mah=20000;voltage=12;connector=clamps |
starter | JMP-CAB16 | 16 mm² 3 m 220 A | 250x200x60 | 1200 | 349 | cable-length=3;connector=clamps |
starter | JMP-CAB25 | 25 mm² 3,5 m 350 A | 280x220x70 | 2100 | 549 | cable-length=3.5;connector=clamps |
starter | JMP-CAB35 | 35 mm² 4,5 m 480 A | 300x240x80 | 3400 | 849 | cable-length=4.5;connector=clamps |
`
