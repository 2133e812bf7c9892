/** Solar and portable power, read by `goodsOf`. */
export const SOLAR_ROWS = `
panel | SOL-20 | 20 W 12 V | 350x490x25 | 1900 | 399 | power=20;voltage=12;length=490;width=350;height=25 |
panel | SOL-30 | 30 W 12 V | 350x670x25 | 2400 | 499 | power=30;voltage=12;length=670;width=350;height=25 |
panel | SOL-50 | 50 W 12 V | 540x670x30 | 4000 | 699 | power=50;voltage=12;length=670;width=540;height=30 |
panel | SOL-80 | 80 W 12 V | 670x780x30 | 5700 | 899 | power=80;voltage=12;length=780;width=670;height=30 |
panel | SOL-100 | 100 W 12 V | 670x1010x35 | 7200 | 999 | power=100;voltage=12;length=1010;width=670;height=35 |
panel | SOL-120 | 120 W 12 V | 540x1420x35 | 8600 | 1199 | power=120;voltage=12;length=1420;width=540;height=35 |
panel | SOL-150 | 150 W 12 V | 670x1480x35 | 10800 | 1399 | power=150;voltage=12;length=1480;width=670;height=35 |
panel | SOL-175 | 175 W 12 V | 670x1480x35 | 11000 | 1549 | power=175;voltage=12;length=1480;width=670;height=35 |
panel | SOL-200 | 200 W 12 V | 705x1490x35 | 11500 | 1799 | power=200;voltage=12;length=1490;width=705;height=35 |
flex | SOF-50 | 50 W 12 V | 540x630x3 | 1100 | 999 | power=50;voltage=12;length=630;width=540;height=3 |
flex | SOF-100 | 100 W 12 V | 540x1200x3 | 2100 | 1699 | power=100;voltage=12;length=1200;width=540;height=3 |
flex | SOF-180 | 180 W 12 V | 710x1480x3 | 3600 | 2799 | power=180;voltage=12;length=1480;width=710;height=3 |
folding | SOV-21 | 21 W USB | 160x280x30 | 560 | 599 | power=21;output-voltage=5;connector=usb-a |
folding | SOV-28 | 28 W USB-C | 180x300x30 | 780 | 799 | power=28;output-voltage=9;connector=usb-c |
folding | SOV-60 | 60 W 18 V | 360x540x40 | 2600 | 1499 | power=60;output-voltage=18 |
folding | SOV-100 | 100 W 18 V | 520x540x45 | 4200 | 2199 | power=100;output-voltage=18 |
folding | SOV-200 | 200 W 18 V | 560x620x60 | 7400 | 3999 | power=200;output-voltage=18 |
pwm | REG-PWM10 | 12/24 V 10 A PWM | 133x70x35 | 150 | 199 | output-current=10;voltage=12 |
pwm | REG-PWM20 | 12/24 V 20 A PWM | 150x78x35 | 190 | 279 | output-current=20;voltage=12 |
pwm | REG-PWM30 | 12/24 V 30 A PWM | 160x90x40 | 260 | 379 | output-current=30;voltage=12 |
mppt | REG-MPPT10 | 75 V 10 A MPPT | 113x100x40 | 500 | 799 | output-current=10;voltage=12 |
mppt | REG-MPPT15 | 75 V 15 A MPPT | 113x100x40 | 520 | 949 | output-current=15;voltage=12 |
mppt | REG-MPPT20 | 100 V 20 A MPPT | 113x100x60 | 650 | 1299 | output-current=20;voltage=12 |
mppt | REG-MPPT30 | 100 V 30 A MPPT | 186x130x70 | 1300 | 1899 | output-current=30;voltage=12 |
mppt | REG-MPPT50 | 100 V 50 A MPPT | 186x130x70 | 1400 | 2799 | output-current=50;voltage=12 |
inverter | INV-150 | 12 V 150 W | 160x95x55 | 500 | 449 | voltage=12;power=150;output-voltage=230;connector=cigarette-lighter |
inverter | INV-300 | 12 V 300 W | 180x110x60 | 900 | 799 | voltage=12;power=300;output-voltage=230 |
inverter | INV-500 | 12 V 500 W | 220x130x70 | 1500 | 1199 | voltage=12;power=500;output-voltage=230 |
inverter | INV-1000 | 12 V 1000 W | 310x170x85 | 3100 | 2199 | voltage=12;power=1000;output-voltage=230 |
inverter | INV-1500 | 12 V 1500 W | 350x200x90 | 4200 | 2999 | voltage=12;power=1500;output-voltage=230 |
inverter | INV-2000 | 12 V 2000 W | 400x210x150 | 5500 | 3799 | voltage=12;power=2000;output-voltage=230 |
inverter | INV-3000 | 12 V 3000 W | 460x210x150 | 7200 | 5299 | voltage=12;power=3000;output-voltage=230 |
inverter | INV-1000-24 | 24 V 1000 W | 310x170x85 | 3100 | 2299 | voltage=24;power=1000;output-voltage=230 |
inverter | INV-2000-24 | 24 V 2000 W | 400x210x150 | 5500 | 3899 | voltage=24;power=2000;output-voltage=230 |
station | PST-256 | 256 Wh 300 W | 245x165x175 | 4000 | 2999 | energy=256;power=300;chemistry=lifepo4;cycles=3000;output-voltage=230 |
station | PST-512 | 512 Wh 500 W | 310x215x225 | 7200 | 4999 | energy=512;power=500;chemistry=lifepo4;cycles=3000;output-voltage=230 |
station | PST-768 | 768 Wh 800 W | 330x230x250 | 9600 | 6999 | energy=768;power=800;chemistry=lifepo4;cycles=3000;output-voltage=230 |
station | PST-1024 | 1024 Wh 1800 W | 400x210x280 | 12000 | 9999 | energy=1024;power=1800;chemistry=lifepo4;cycles=3000;output-voltage=230 |
station | PST-2048 | 2048 Wh 2400 W | 500x250x300 | 23000 | 17999 | energy=2048;power=2400;chemistry=lifepo4;cycles=3000;output-voltage=230 |
mount | MC4-PAIR | MC4 × 2 | 60x20x20 | 30 | 49 | pack-size=2 |
mount | MC4-Y | MC4 Y 2 → 1 | 300x60x20 | 180 | 149 | pack-size=2 |
mount | MC4-5M | MC4 5 m 4 mm² | 200x200x40 | 620 | 249 | cable-length=5 |
mount | MC4-10M | MC4 10 m 4 mm² | 220x220x50 | 1200 | 399 | cable-length=10 |
mount | ALU-Z4 | Z-profil × 4 // Z-profil × 4 // Z-Profil × 4 // Z-profil × 4 | 70x35x30 | 320 | 129 | pack-size=4 |
mount | ABS-550 | ABS 550 mm × 2 | 550x150x70 | 900 | 399 | pack-size=2 |
monitor | SHUNT-100 | 100 A 8–80 V | 90x60x25 | 210 | 449 | output-current=100 |
monitor | SHUNT-500 | 500 A 8–80 V Bluetooth | 120x54x54 | 420 | 1199 | output-current=500 |
`
