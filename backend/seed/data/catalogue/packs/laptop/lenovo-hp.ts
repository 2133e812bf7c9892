export const LENOVO = `
  01AV494; 01AV430; SB10K97623   | 11.52 | 4950 | | | 849 | ThinkPad X1 Carbon Gen 6; ThinkPad X1 Carbon Gen 5 | 0.35
  02DL004; 02DL005; L18M4P71     | 15.36 | 3321 | | | 899 | ThinkPad X1 Carbon Gen 7 | 0.3
  02DL007; L18M3P73; SB10K97650  | 11.55 | 4345 | | | 749 | ThinkPad T490; ThinkPad T495; ThinkPad P43s | 0.4
  01AV424; 01AV425; 01AV452      | 10.8  | 6600 | | | 699 | ThinkPad T470; ThinkPad T480; ThinkPad T570; ThinkPad T580; ThinkPad P51s; ThinkPad P52s; ThinkPad A475; ThinkPad A485 | 0.5
  01AV419; 01AV489; 01AV490      | 11.46 | 2100 | | | 549 | ThinkPad T470; ThinkPad T480; ThinkPad A475; ThinkPad A485 | 0.4
  01AV472; 01AV431; L17M3P54     | 11.46 | 4190 | | | 699 | ThinkPad X280 | 0.3
  45N1127; 45N1126; 0C52862      | 10.8  | 6600 | | | 649 | ThinkPad T440; ThinkPad T440s; ThinkPad T450; ThinkPad T450s; ThinkPad T460; ThinkPad T550; ThinkPad X240; ThinkPad X250; ThinkPad X260; ThinkPad X270; ThinkPad L450; ThinkPad L460; ThinkPad W550s | 0.5
  45N1124; 45N1125; 45N1128      | 11.1  | 2060 | | | 499 | ThinkPad T440; ThinkPad T440s; ThinkPad T450; ThinkPad T450s; ThinkPad X240; ThinkPad X250; ThinkPad X260 | 0.35
  00HW022; 00HW023; SB10F46460   | 11.4  | 2090 | | | 549 | ThinkPad T460s; ThinkPad T470s | 0.28
  01AV445; 01AV446; L17M3P52     | 11.1  | 4050 | | | 599 | ThinkPad E480; ThinkPad E485; ThinkPad E490; ThinkPad E580; ThinkPad E585; ThinkPad E590; ThinkPad R480 | 0.35
  0A36302; 45N1001; 45N1011      | 10.8  | 5200 | | | 499 | ThinkPad L430; ThinkPad L530; ThinkPad T430; ThinkPad T430i; ThinkPad T530; ThinkPad T530i; ThinkPad W530 | 0.36
  0A36306; 45N1022; 45N1023      | 11.1  | 5200 | | | 499 | ThinkPad X230; ThinkPad X230i | 0.3
  0A36281; 42T4861; 42T4865      | 11.1  | 5200 | | | 479 | ThinkPad X220; ThinkPad X220i; ThinkPad X220s | 0.2
  57Y4185; 42T4763; 42T4791      | 10.8  | 5200 | | | 449 | ThinkPad T410; ThinkPad T420; ThinkPad T510; ThinkPad T520; ThinkPad L410; ThinkPad L412; ThinkPad L420; ThinkPad L510; ThinkPad L512; ThinkPad L520; ThinkPad SL410; ThinkPad SL510; ThinkPad W510; ThinkPad W520 | 0.25
  45N1043; 45N1042; 45N1049      | 11.1  | 4400 | | | 429 | ThinkPad Edge E430; ThinkPad Edge E435; ThinkPad Edge E530; ThinkPad Edge E535; ThinkPad Edge E540; ThinkPad Edge E440 | 0.2
  L12M4E01; L12S4E01; L12L4A02   | 14.4  | 2600 | | | 399 | IdeaPad G40-70; IdeaPad G50-30; IdeaPad G50-45; IdeaPad G50-70; IdeaPad G400s; IdeaPad G500s; IdeaPad Z50-70; IdeaPad Z50-75; IdeaPad S510p | 0.4
  L11L6Y01; L11S6Y01; L11M6Y01   | 10.8  | 4400 | | | 399 | IdeaPad G480; IdeaPad G485; IdeaPad G500; IdeaPad G510; IdeaPad G580; IdeaPad G585; IdeaPad G700; IdeaPad Y480; IdeaPad Y580; IdeaPad Z480; IdeaPad Z580; B580; B590 | 0.36
  L14S3A01; L14L3A01             | 10.8  | 2200 | | | 379 | IdeaPad 100-14IBY; IdeaPad 100-15IBY; B50-10 | 0.25
  L15L4A02; L15S4A02             | 14.4  | 2200 | | | 399 | IdeaPad 110-14ISK; IdeaPad 110-15ISK; IdeaPad 110-17ACL; IdeaPad 110-17ISK | 0.25
  L16M2PB1; L16L2PB1; L16C2PB1   | 7.6   | 3950 | | | 449 | IdeaPad 320-14; IdeaPad 320-15; IdeaPad 320-17; IdeaPad 330-14; IdeaPad 330-15; IdeaPad 330-17; IdeaPad 520-15; V320-17 | 0.4
  L17M4PB0; L17C4PB0             | 15.36 | 2964 | | | 549 | IdeaPad 530S-14; IdeaPad 530S-15; Yoga 530-14 | 0.22
  L16M4P60; L16C4P61             | 7.68  | 9020 | | | 749 | Yoga 920-13IKB | 0.2
`
export const HP = `
  CC03XL; L77608-421; HSTNN-DB9Q | 11.55 | 4400 | | | 799 | EliteBook 840 G7; EliteBook 840 G8; EliteBook 850 G7; EliteBook 850 G8; EliteBook 835 G7; EliteBook 845 G7; EliteBook 845 G8 | 0.4
  SS03XL; 933321-855; L07043-855 | 11.55 | 4250 | | | 699 | EliteBook 735 G5; EliteBook 745 G5; EliteBook 830 G5; EliteBook 830 G6; EliteBook 836 G5; EliteBook 840 G5; EliteBook 840 G6; EliteBook 846 G5; ZBook 14u G5; ZBook 14u G6 | 0.5
  CS03XL; 800513-001; HSTNN-IB6Y | 11.4  | 3910 | | | 549 | EliteBook 745 G3; EliteBook 745 G4; EliteBook 755 G3; EliteBook 840 G3; EliteBook 840 G4; EliteBook 850 G3; EliteBook 850 G4; ZBook 15u G3; ZBook 15u G4 | 0.5
  CM03XL; 717376-001; HSTNN-DB4Q | 11.1  | 4290 | | | 499 | EliteBook 740 G1; EliteBook 745 G2; EliteBook 750 G1; EliteBook 755 G2; EliteBook 840 G1; EliteBook 840 G2; EliteBook 850 G1; EliteBook 850 G2; ZBook 14; ZBook 15u G2 | 0.4
  SN03XL; 800514-001; HSTNN-UB6T | 11.4  | 3780 | | | 549 | EliteBook 725 G3; EliteBook 725 G4; EliteBook 820 G3; EliteBook 820 G4; EliteBook 828 G3 | 0.3
  SB03XL; 717378-001; HSTNN-DB4R | 11.1  | 4150 | | | 499 | EliteBook 720 G1; EliteBook 720 G2; EliteBook 725 G2; EliteBook 820 G1; EliteBook 820 G2 | 0.22
  OM03XL; 863167-1B1; HSTNN-DB7M | 7.7   | 7110 | | | 799 | EliteBook x360 1030 G2 | 0.2
  CC06XL; 628670-001; QK642AA    | 10.8  | 4910 | | | 449 | EliteBook 8460p; EliteBook 8460w; EliteBook 8470p; EliteBook 8560p; EliteBook 8570p; ProBook 6360b; ProBook 6460b; ProBook 6465b; ProBook 6470b; ProBook 6560b; ProBook 6565b; ProBook 6570b | 0.26
  CA06XL; 718755-001; HSTNN-DB4Y | 10.8  | 4910 | | | 449 | ProBook 640 G1; ProBook 645 G1; ProBook 650 G1; ProBook 655 G1 | 0.26
  RE03XL; L32407-2B1; L32656-005 | 11.55 | 3750 | | | 599 | ProBook 430 G6; ProBook 430 G7; ProBook 440 G6; ProBook 440 G7; ProBook 445 G6; ProBook 450 G6; ProBook 450 G7; ProBook 455 G6; ProBook 455 G7 | 0.42
  RR03XL; 851610-855; 851477-422 | 11.4  | 4210 | | | 549 | ProBook 430 G4; ProBook 430 G5; ProBook 440 G4; ProBook 440 G5; ProBook 450 G4; ProBook 450 G5; ProBook 455 G4; ProBook 455 G5; ProBook 470 G4; ProBook 470 G5 | 0.45
  RI04; RI04XL; 805294-001       | 14.8  | 2850 | | | 449 | ProBook 450 G3; ProBook 455 G3; ProBook 470 G3 | 0.34
  VI04; 756743-001; 756745-001   | 14.8  | 2600 | | | 399 | ProBook 440 G2; ProBook 450 G2; Pavilion 14-v; Pavilion 15-p; Pavilion 17-f; Envy 14-u; Envy 15-k; Envy 17-k | 0.36
  TF03XL; 920070-855; HSTNN-UB7J | 11.55 | 3470 | | | 549 | Pavilion 14-bf; Pavilion 15-cc; Pavilion 15-cd; Pavilion 15-ck; Pavilion 17-ar | 0.34
  HT03XL; L11119-855; HSTNN-LB8M | 11.4  | 3470 | | | 499 | 14-cf; 14-ck; 15-da; 15-db; 15-dw; 17-by; 17-ca; 240 G7; 245 G7; 250 G7; 255 G7; 340 G5 | 0.5
  JC04; JC03; 919700-850         | 14.6  | 2600 | | | 399 | 14-bs; 15-bs; 15-bw; 17-ak; 17-bs; 240 G6; 245 G6; 250 G6; 255 G6 | 0.42
  HS04; HS03; 807957-001         | 14.6  | 2600 | | | 379 | 14-ac; 14-af; 15-ac; 15-af; 15-ay; 15-ba; 240 G4; 245 G4; 250 G4; 250 G5; 255 G4; 255 G5 | 0.4
  OA04; OA03; 740715-001         | 14.8  | 2600 | | | 379 | 14-d; 14-g; 14-r; 15-d; 15-g; 15-h; 15-r; 240 G2; 240 G3; 250 G2; 250 G3; 255 G2; 255 G3 | 0.36
  LA04; 728460-001; 752237-001   | 14.8  | 2600 | | | 379 | Pavilion 14-n; Pavilion 15-b; Pavilion 15-n; Pavilion 15-f; 248 G1; 340 G1; 345 G2; 350 G1; 350 G2; 355 G2 | 0.36
  KI04; 800049-001; HSTNN-LB6S   | 14.8  | 2600 | | | 389 | Pavilion 14-ab; Pavilion 15-ab; Pavilion 15-ak; Pavilion 15-an; Pavilion 17-g | 0.3
  PI06; PI09; 710416-001         | 10.8  | 4400 | | | 389 | Envy 14-k; Envy 15-j; Envy 17-j; Pavilion 14-e; Pavilion 15-e; Pavilion 17-e | 0.26
  MU06; MU09; 593553-001         | 10.8  | 4400 | | | 369 | Pavilion dm4; Pavilion dv3-4000; Pavilion dv5-2000; Pavilion dv6-3000; Pavilion dv6-6000; Pavilion dv7-4000; Pavilion g4; Pavilion g6; Pavilion g7; Presario CQ42; Presario CQ56; Presario CQ62; 430; 630; 635; 650 | 0.3
  TE04XL; 905175-271; HSTNN-DB7T | 15.4  | 4100 | | | 649 | Omen 15-ax; Pavilion 15-bc | 0.25
`
