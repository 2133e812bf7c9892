/** Cables: code, both ends, category, watts, lengths in metres, colours, price in SEK of the shortest, connector key. */
export const CABLE_ROWS = `
CBL-CC60 | USB-C – USB-C | cables/usb-c | 60 | 0.5, 1, 2, 3 | black, white | 90 | usb-c
CBL-CC240 | USB-C – USB-C | cables/usb-c | 240 | 1, 2 | black, white | 150 | usb-c
CBL-CC4 | USB4 – USB-C 40 Gbit/s | cables/usb-c | 240 | 0.8 | black | 400 | usb-c
CBL-AC | USB-A – USB-C | cables/usb-c | 15 | 0.5, 1, 2, 3 | black, white | 70 | usb-c
CBL-CL | USB-C – Lightning | cables/lightning | 27 | 1, 2 | black, white | 130 | lightning
CBL-AL | USB-A – Lightning | cables/lightning | 12 | 0.5, 1, 2, 3 | white | 100 | lightning
CBL-AM | USB-A – Micro-USB | cables/other | 10 | 0.5, 1, 2 | black | 50 | micro-usb
CBL-AN | USB-A – Mini-USB | cables/other | 5 | 1, 2 | black | 60 | mini-usb
CBL-CMS3 | USB-C – MagSafe 3 | cables/other | 140 | 2 | white | 350 | magsafe
CBL-DC21 | USB-A – DC 5,5 × 2,1 mm | cables/other | 10 | 1 | black | 70 | barrel-5.5x2.1
CBL-CDC25 | USB-C PD – DC 5,5 × 2,5 mm | cables/other | 65 | 1.5 | black | 160 | barrel-5.5x2.5
CBL-CDC74 | USB-C PD – DC 7,4 × 5,0 mm | cables/other | 90 | 1.5 | black | 180 | barrel-7.4x5.0
CBL-CDC45 | USB-C PD – DC 4,5 × 3,0 mm | cables/other | 65 | 1.5 | black | 180 | barrel-4.5x3.0
`
/** Adapters and power banks, read by `goodsOf`. */
export const ADAPTER_ROWS = `
adapter | ADP-CA | USB-C → USB-A | 32x15x7 | 8 | 79 | connector=usb-c |
adapter | ADP-AC | USB-A → USB-C | 28x15x7 | 6 | 59 | connector=usb-a |
adapter | ADP-MC | Micro-USB → USB-C | 24x11x6 | 4 | 49 | connector=micro-usb |
adapter | ADP-LC | USB-C → Lightning | 26x10x6 | 4 | 89 | connector=lightning |
adapter | ADP-CJ | USB-C → 3,5 mm | 110x12x7 | 9 | 99 | connector=usb-c |
adapter | ADP-C90 | USB-C 90° | 30x18x8 | 7 | 79 | connector=usb-c |
adapter | ADP-CMS | USB-C → MagSafe 2 | 30x18x8 | 10 | 199 | connector=magsafe-2 |
adapter | ADP-DC9 | DC 5,5 × 2,1 mm × 9 | 60x40x20 | 40 | 129 | connector=barrel-5.5x2.1;pack-size=9 |
adapter | ADP-TRAVEL | EU/UK/US 65 W | 55x70x58 | 180 | 399 | power=65;connector=usb-c |
adapter | ADP-METER | USB-C 240 W LCD | 60x22x12 | 30 | 199 | power=240;connector=usb-c |
bank | PWB-5 | 5000 mAh 12 W | 100x64x13 | 120 | 249 | capacity-mah=5000;energy=18.5;power=12;colour=black |
bank | PWB-5M | 5000 mAh Qi2 15 W | 103x68x12 | 130 | 449 | capacity-mah=5000;energy=18.5;power=15;colour=white |
bank | PWB-10B | 10000 mAh 22 W svart // 10000 mAh 22 W svart // 10000 mAh 22 W schwarz // 10000 mAh 22 W sort | 142x68x15 | 210 | 349 | capacity-mah=10000;energy=37;power=22;colour=black |
bank | PWB-10W | 10000 mAh 18 W vit // 10000 mAh 18 W hvit // 10000 mAh 18 W weiß // 10000 mAh 18 W hvid | 142x68x16 | 220 | 299 | capacity-mah=10000;energy=37;power=18;colour=white |
bank | PWB-10S | 10000 mAh 10 W solcell // 10000 mAh 10 W solcelle // 10000 mAh 10 W Solar // 10000 mAh 10 W solcelle | 150x78x18 | 260 | 349 | capacity-mah=10000;energy=37;power=10;colour=black |
bank | PWB-20B | 20000 mAh 30 W | 150x70x28 | 360 | 499 | capacity-mah=20000;energy=74;power=30;colour=black |
bank | PWB-20P | 20000 mAh 65 W | 158x74x27 | 420 | 799 | capacity-mah=20000;energy=74;power=65;colour=black |
bank | PWB-25P | 25000 mAh 100 W | 160x80x30 | 560 | 1099 | capacity-mah=25000;energy=92.5;power=100;colour=black |
bank | PWB-27P | 27000 mAh 140 W | 165x85x32 | 640 | 1499 | capacity-mah=27000;energy=99.9;power=140;colour=grey |
`
