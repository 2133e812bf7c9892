/** Torches, head torches, work lights, lanterns and bicycle lights, read by `goodsOf`. */
export const LIGHT_ROWS = `
torch | LV-MINI | 120 lm 1 × AAA | 17x88x17 | 40 | 99 | luminous-flux=120;pack-size=1;size=AAA |
torch | LV-PEN | 150 lm 2 × AAA | 14x140x14 | 55 | 149 | luminous-flux=150;size=AAA |
torch | LV-200 | 200 lm 1 × AA | 22x98x22 | 80 | 149 | luminous-flux=200;size=AA |
torch | LV-350 | 350 lm 2 × AA | 26x160x26 | 140 | 199 | luminous-flux=350;size=AA |
torch | LV-500D | 500 lm 3 × D | 58x330x58 | 980 | 399 | luminous-flux=500;size=D |
torch | LV-800 | 800 lm 18650 USB-C | 30x125x30 | 150 | 399 | luminous-flux=800;size=18650;rechargeable=yes;connector=usb-c |
torch | LV-1000F | 1000 lm zoom 18650 USB-C // 1000 lm zoom 18650 USB-C // 1000 lm Zoom 18650 USB-C // 1000 lm zoom 18650 USB-C | 34x135x34 | 190 | 449 | luminous-flux=1000;size=18650;rechargeable=yes;connector=usb-c |
torch | LV-1600 | 1600 lm 21700 USB-C | 32x140x32 | 200 | 599 | luminous-flux=1600;size=21700;rechargeable=yes;connector=usb-c |
torch | LV-3000 | 3000 lm 21700 USB-C | 42x150x42 | 290 | 899 | luminous-flux=3000;size=21700;rechargeable=yes;connector=usb-c |
torch | LV-UV | UV 395 nm 3 × AAA | 28x95x28 | 70 | 149 | size=AAA |
torch | LV-KEY | 60 lm USB-C | 20x50x12 | 20 | 99 | luminous-flux=60;rechargeable=yes;connector=usb-c |
head | LH-150 | 150 lm 3 × AAA | 60x42x40 | 80 | 149 | luminous-flux=150;size=AAA |
head | LH-300 | 300 lm 3 × AAA | 60x44x42 | 90 | 229 | luminous-flux=300;size=AAA |
head | LH-400R | 400 lm USB-C | 58x42x40 | 85 | 349 | luminous-flux=400;rechargeable=yes;connector=usb-c |
head | LH-600R | 600 lm USB-C | 62x48x44 | 110 | 449 | luminous-flux=600;rechargeable=yes;connector=usb-c |
head | LH-1000R | 1000 lm 18650 USB-C | 70x50x48 | 150 | 649 | luminous-flux=1000;size=18650;rechargeable=yes;connector=usb-c |
head | LH-1800R | 1800 lm 21700 USB-C | 78x52x52 | 190 | 899 | luminous-flux=1800;size=21700;rechargeable=yes;connector=usb-c |
head | LH-KID | 50 lm 3 × AAA | 55x38x35 | 60 | 99 | luminous-flux=50;size=AAA |
head | LH-RUN | 250 lm USB-C 45 g | 50x32x26 | 45 | 399 | luminous-flux=250;rechargeable=yes;connector=usb-c |
work | LW-300 | 300 lm USB-C | 60x200x40 | 210 | 249 | luminous-flux=300;rechargeable=yes;connector=usb-c |
work | LW-800 | 800 lm COB USB-C | 90x160x40 | 380 | 399 | luminous-flux=800;rechargeable=yes;connector=usb-c |
work | LW-1500 | 1500 lm USB-C | 180x160x50 | 750 | 599 | luminous-flux=1500;rechargeable=yes;connector=usb-c |
work | LW-3000 | 3000 lm 12 V | 220x220x60 | 1500 | 999 | luminous-flux=3000;rechargeable=yes |
work | LW-INSP | 500 lm USB-C magnet // 500 lm USB-C magnet // 500 lm USB-C Magnet // 500 lm USB-C magnet | 40x230x30 | 190 | 299 | luminous-flux=500;rechargeable=yes;connector=usb-c |
lantern | LC-200 | 200 lm 3 × AA | 90x140x90 | 180 | 199 | luminous-flux=200;size=AA |
lantern | LC-400D | 400 lm 3 × D | 110x200x110 | 420 | 299 | luminous-flux=400;size=D |
lantern | LC-500R | 500 lm USB-C | 95x160x95 | 330 | 399 | luminous-flux=500;rechargeable=yes;connector=usb-c |
lantern | LC-1000R | 1000 lm USB-C 10000 mAh | 120x210x120 | 720 | 599 | luminous-flux=1000;rechargeable=yes;connector=usb-c;capacity-mah=10000 |
bike | LB-F100 | 100 lm USB-C | 45x70x40 | 70 | 249 | luminous-flux=100;rechargeable=yes;connector=usb-c |
bike | LB-F400 | 400 lm USB-C | 45x90x40 | 110 | 399 | luminous-flux=400;rechargeable=yes;connector=usb-c |
bike | LB-F800 | 800 lm USB-C | 48x110x42 | 160 | 599 | luminous-flux=800;rechargeable=yes;connector=usb-c |
bike | LB-R20 | 20 lm USB-C röd // 20 lm USB-C rød // 20 lm USB-C rot // 20 lm USB-C rød | 40x60x35 | 40 | 199 | luminous-flux=20;rechargeable=yes;connector=usb-c;colour=red |
bike | LB-SET | 100 + 20 lm 2 × CR2032 | 40x40x30 | 50 | 149 | luminous-flux=100;size=CR2032 |
`
