/** USB chargers, read by `goodsOf`. */
export const USB_CHARGER_ROWS = `
usb | CHU-20W | 20 W USB-C vit // 20 W USB-C hvit // 20 W USB-C weiß // 20 W USB-C hvid | 35x42x30 | 45 | 149 | power=20;connector=usb-c;colour=white |
usb | CHU-20B | 20 W USB-C svart // 20 W USB-C svart // 20 W USB-C schwarz // 20 W USB-C sort | 35x42x30 | 45 | 149 | power=20;connector=usb-c;colour=black |
usb | CHU-12A | 12 W USB-A vit // 12 W USB-A hvit // 12 W USB-A weiß // 12 W USB-A hvid | 35x40x28 | 40 | 99 | power=12;connector=usb-a;colour=white |
usb | CHU-30W | 30 W USB-C vit // 30 W USB-C hvit // 30 W USB-C weiß // 30 W USB-C hvid | 40x45x30 | 60 | 229 | power=30;connector=usb-c;colour=white |
usb | CHU-30B | 30 W USB-C svart // 30 W USB-C svart // 30 W USB-C schwarz // 30 W USB-C sort | 40x45x30 | 60 | 229 | power=30;connector=usb-c;colour=black |
usb | CHU-35D | 35 W 2 × USB-C | 45x50x30 | 80 | 279 | power=35;connector=usb-c;colour=white |
usb | CHU-45 | 45 W USB-C | 45x55x32 | 90 | 329 | power=45;connector=usb-c;colour=white |
usb | CHU-65 | 65 W 2 × USB-C + USB-A | 50x65x32 | 120 | 449 | power=65;connector=usb-c;colour=black |
usb | CHU-65W | 65 W 3 × USB-C | 50x65x32 | 120 | 469 | power=65;connector=usb-c;colour=white |
usb | CHU-100 | 100 W 3 × USB-C + USB-A | 60x75x34 | 190 | 649 | power=100;connector=usb-c;colour=black |
usb | CHU-140 | 140 W 2 × USB-C + USB-A | 65x80x36 | 260 | 849 | power=140;connector=usb-c;colour=black |
usb | CHU-200D | 200 W 6 × USB | 105x90x40 | 520 | 1199 | power=200;connector=usb-c;colour=black |
car-usb | CHV-30 | 30 W USB-C + USB-A | 28x60x28 | 35 | 179 | power=30;voltage=12;connector=usb-c |
car-usb | CHV-48 | 48 W 2 × USB-C | 28x62x28 | 38 | 229 | power=48;voltage=12;connector=usb-c |
car-usb | CHV-65 | 65 W USB-C + USB-A | 30x68x30 | 50 | 299 | power=65;voltage=12;connector=usb-c |
car-usb | CHV-100 | 100 W USB-C + USB-A | 32x75x32 | 65 | 399 | power=100;voltage=12;connector=usb-c |
wireless | CHW-10 | 10 W Qi | 100x10x100 | 120 | 229 | power=10;connector=usb-c |
wireless | CHW-15M | 15 W Qi2 magnet // 15 W Qi2 magnet // 15 W Qi2 Magnet // 15 W Qi2 magnet | 58x8x58 | 70 | 349 | power=15;connector=usb-c |
wireless | CHW-2IN1 | 15 W + 5 W 2-in-1 | 150x12x85 | 210 | 449 | power=20;connector=usb-c |
wireless | CHW-3IN1 | 15 W + 5 W + 5 W 3-in-1 | 140x120x90 | 340 | 649 | power=25;connector=usb-c |
psu | PSU-5-3 | 5 V 3 A 5,5 × 2,1 mm | 45x75x32 | 120 | 199 | output-voltage=5;output-current=3;power=15;connector=barrel-5.5x2.1 |
psu | PSU-9-1 | 9 V 1 A 5,5 × 2,1 mm | 45x75x32 | 110 | 179 | output-voltage=9;output-current=1;power=9;connector=barrel-5.5x2.1 |
psu | PSU-12-1 | 12 V 1 A 5,5 × 2,1 mm | 45x75x32 | 110 | 179 | output-voltage=12;output-current=1;power=12;connector=barrel-5.5x2.1 |
psu | PSU-12-2 | 12 V 2 A 5,5 × 2,1 mm | 48x80x34 | 150 | 219 | output-voltage=12;output-current=2;power=24;connector=barrel-5.5x2.1 |
psu | PSU-12-3 | 12 V 3 A 5,5 × 2,5 mm | 50x90x34 | 200 | 269 | output-voltage=12;output-current=3;power=36;connector=barrel-5.5x2.5 |
psu | PSU-12-5 | 12 V 5 A 5,5 × 2,5 mm | 50x115x32 | 290 | 329 | output-voltage=12;output-current=5;power=60;connector=barrel-5.5x2.5 |
psu | PSU-19-3 | 19 V 3,42 A 5,5 × 2,5 mm | 50x110x32 | 260 | 329 | output-voltage=19;output-current=3.42;power=65;connector=barrel-5.5x2.5 |
psu | PSU-24-2 | 24 V 2,5 A 5,5 × 2,5 mm | 50x115x32 | 280 | 349 | output-voltage=24;output-current=2.5;power=60;connector=barrel-5.5x2.5 |
psu | PSU-UNI12 | 3–12 V 1,5 A, 6 pluggar // 3–12 V 1,5 A, 6 plugger // 3–12 V 1,5 A, 6 Stecker // 3–12 V 1,5 A, 6 stik | 50x85x36 | 190 | 249 | output-voltage=12;output-current=1.5;power=18 |
`
