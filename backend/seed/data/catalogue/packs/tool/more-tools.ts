import type { ToolSystem } from './tool-system'

export const MORE_TOOLS: ToolSystem[] = [
  {
    brand: 'AEG',
    system: '18 V Pro18V',
    makers: 'two',
    models:
      'BS18G2; BS18C; BS18C2BL; BSB18G2; BSB18CBL; BSS18C; BSS18OP; BBH18; BFS18; BKS18; BST18X; BUS18; BEWS18-125X; BEX18-125; OMNI18C; BMS18C',
    packs: `
      L1820R                | 18 | 2000 | | | 449  | | 0.2
      L1840R                | 18 | 4000 | | | 749  | | 0.25
      L1850R                | 18 | 5000 | | | 849  | | 0.3
      L1860RHD              | 18 | 6000 | | | 1190 | | 0.15`,
  },
  {
    brand: 'Worx',
    system: '20 V PowerShare',
    makers: 'two',
    models:
      'WX175; WX291; WX352; WX390; WX372; WX373; WX500; WX523; WX543; WX550; WX678; WX696; WX800; WG157E; WG163E; WG169E; WG251E; WG255E; WG259E; WG545E; WG629E; WG779E',
    packs: `
      WA3551; WA3551.1      | 20 | 2000 | | | 449 | | 0.35
      WA3553                | 20 | 4000 | | | 699 | | 0.35`,
  },
  {
    brand: 'Parkside',
    system: 'X 20 V Team',
    makers: 'all',
    models:
      'PABS 20-Li; PASSP 20-Li; PSBSA 20-Li; PDSSA 20-Li; PKHA 20-Li; PWSA 20-Li; PHKSA 20-Li; PSTKA 20-Li; PSTDA 20-Li; PAMFW 20-Li; PRTA 20-Li; PHSA 20-Li; PLBA 20-Li; PMGHA 20-Li; PGSA 20-Li; PRMA 20-Li',
    packs: `
      PAP 20 A1; PAP 20 B1  | 20 | 2000 | | | 349 | | 0.5
      PAP 20 A3; PAP 20 B3  | 20 | 4000 | | | 549 | | 0.6
      PAPS 208 A1           | 20 | 8000 | | | 990 | | 0.35`,
  },
  {
    brand: 'Hilti',
    system: '22 V CPC',
    makers: 'two',
    models:
      'SF 6-A22; SF 6H-A22; SF 8M-A22; SF 10W-A22; SFC 22-A; SFH 22-A; SID 4-A22; SID 6-A22; SIW 6AT-A22; TE 2-A22; TE 4-A22; TE 6-A22; AG 125-A22; SCW 22-A; SR 6-A22; SJT 6-A22; SCM 22-A',
    packs: `
      B 22/2.6; B 22/1.6    | 21.6 | 2600 | | | 890  | | 0.2
      B 22/3.3              | 21.6 | 3300 | | | 1090 | | 0.2
      B 22/5.2              | 21.6 | 5200 | | | 1390 | | 0.35`,
  },
  {
    brand: 'Hilti',
    system: '12 V CPC',
    makers: 'one',
    models: 'SF 2-A; SF 2H-A; SFD 2-A; SID 2-A; SR 2-A12; SL 2-A12',
    packs: `B 12/2.6 | 10.8 | 2600 | | | 590 | | 0.2`,
  },
  {
    brand: 'Stanley',
    system: '18 V FatMax V20',
    makers: 'one',
    models:
      'SFMCD711; SFMCD721; SFMCD715; SFMCF800; SFMCF820; SFMCH900; SFMCG400; SFMCS500; SFMCS550; SFMCS600; SFMCS300; SFMCE500; SFMCW220; SFMCL020; SFMCST933; SFMCHT855; SFMCBL7',
    packs: `
      SFMCB201              | 18 | 1500 | | | 349  | | 0.15
      SFMCB202              | 18 | 2000 | | | 399  | | 0.25
      SFMCB204              | 18 | 4000 | | | 649  | | 0.3
      SFMCB206              | 18 | 6000 | | | 890  | | 0.15`,
  },
]
