import type { ToolSystem } from './tool-system'

export const OTHER_TOOLS: ToolSystem[] = [
  {
    brand: 'Einhell',
    system: '18 V Power X-Change',
    makers: 'all',
    models:
      'TE-CD 18 Li; TE-CD 18/2 Li; TE-CD 18/40 Li; TE-CD 18/48 Li-i; TE-CI 18 Li Brushless; TE-HD 18 Li; TE-AG 18/115 Li; TE-CS 18/165 Li; TE-JS 18 Li; TE-AP 18 Li; TE-OS 18/150 Li; TE-VC 18 Li; TC-CD 18-2 Li; TC-ID 18 Li; GE-CM 18/30 Li; GE-CM 36 Li; GE-CT 18 Li; GE-CH 1846 Li; GE-CL 18 Li; GE-LC 18 Li',
    packs: `
      4511395 | 18 | 2000 | | | 349  | | 0.4
      4511516 | 18 | 2500 | | | 399  | | 0.4
      4511341 | 18 | 3000 | | | 479  | | 0.3
      4511396 | 18 | 4000 | | | 599  | | 0.6
      4511437 | 18 | 5200 | | | 799  | | 0.45`,
  },
  {
    brand: 'Ryobi',
    system: '18 V ONE+',
    makers: 'all',
    models:
      'R18PD3; R18PD5; R18PD7; R18DD3; R18DD5; R18ID2; R18ID3; R18IW3; R18SDS; R18CS; R18CS7; R18JS; R18RS; R18MT; R18ROS; R18AG; R18N16G; R18TR; R18HV; R18PI; OLT1832; OHT1845; OBL1820S; RLM18X33B40; RLT1831H25',
    packs: `
      RB18L15               | 18 | 1500 | | | 399  | | 0.3
      RB18L20; RB1820       | 18 | 2000 | | | 449  | | 0.4
      RB18L25; RB18L26      | 18 | 2500 | | | 499  | | 0.35
      RB18L40               | 18 | 4000 | | | 749  | | 0.5
      RB18L50               | 18 | 5000 | | | 849  | | 0.55
      RB18L90               | 18 | 9000 | | | 1490 | | 0.2`,
  },
  {
    brand: 'HiKOKI',
    system: '18 V',
    makers: 'two',
    models:
      'DS18DBSL; DS18DBL2; DS18DD; DS18DJL; DS18DSAL; DV18DBSL; DV18DBL2; DV18DD; DV18DJL; WH18DBDL2; WH18DDL; WH18DJL; WR18DBDL2; DH18DBL; DH18DBML; G18DBL; G18DSL2; C18DBL; C18DSL; CJ18DSL; CR18DBL; CV18DBL',
    packs: `
      BSL1815X; BSL1815     | 18 | 1500 | | | 449  | | 0.15
      BSL1830C; BSL1830     | 18 | 3000 | | | 699  | | 0.3
      BSL1840; BSL1840M     | 18 | 4000 | | | 799  | | 0.25
      BSL1850; BSL1850MA    | 18 | 5000 | | | 899  | | 0.5
      BSL1860               | 18 | 6000 | | | 1090 | | 0.25`,
  },
  {
    brand: 'HiKOKI',
    system: '36/18 V Multi Volt',
    makers: 'one',
    models:
      'DS36DA; DV36DA; DV36DC; WH36DB; WH36DC; WR36DA; DH36DPA; DH36DPE; G3613DA; G3613DB; C3606DA; C3607DRA; CJ36DA; CR36DA; M3612DA; CS3630DA',
    packs: `
      BSL36A18; BSL36A18X   | 36 | 2500 | | | 1290 | | 0.25
      BSL36B18; BSL36B18X   | 36 | 4000 | | | 1790 | | 0.25`,
  },
  {
    brand: 'Hitachi',
    system: '14,4 V',
    makers: 'one',
    models: 'DS14DBL; DS14DSL; DS14DSFL; DS14DFL; DV14DBL; DV14DSL; WH14DSL; WH14DBL; WH14DDL; DH14DSL; CJ14DSL; CR14DSL',
    packs: `
      BSL1415; BSL1415X     | 14.4 | 1500 | | | 379 | | 0.12
      BSL1430; BSL1440      | 14.4 | 3000 | | | 549 | | 0.2`,
  },
  {
    brand: 'Festool',
    system: '18 V',
    makers: 'two',
    models:
      'C 18; T 18+3; PDC 18; TDC 18; TPC 18; QUADRIVE DRC 18; TID 18; PSC 420; PSBC 420; CARVEX PSC 420; BHC 18; HKC 55; TSC 55; TSC 55 K; VECTURO OSC 18; RTSC 400; ETSC 125; DTSC 400; AGC 18; SYMMETRIC KSC 60; CTLC MIDI; CTC SYS; SYSLITE KAL II; DURADRIVE DWC 18',
    packs: `
      BP 18 Li 4.0 HPC-ASI; 205034 | 18 | 4000 | | | 1090 | | 0.3
      BP 18 Li 5.2 AS; 200181      | 18 | 5200 | | | 1190 | | 0.35
      BP 18 Li 6.2 AS; 201774      | 18 | 6200 | | | 1390 | | 0.2`,
  },
  {
    brand: 'Festool',
    system: '10,8 V CXS/TXS',
    makers: 'one',
    models: 'CXS; TXS; SYSLITE; SYSLITE II',
    packs: `BP-XS 2.6 Ah; 500184 | 10.8 | 2600 | | | 549 | | 0.2`,
  },
  {
    brand: 'Black+Decker',
    system: '18 V',
    makers: 'two',
    models:
      'BDCDC18; BDCHD18; BDCDD186; BDCIM18; BDCJS18; BDCCS18; BDCRS18; BDCROS18; EGBL18; EPL188; ASL186; GTC1843L; GTC18452PC; GTC18502PC; GWC1820PC; STC1820PC; STC1840EPC; GKC1825L; BDCDS18; CD18SFRK',
    packs: `
      BL1518                | 18 | 1500 | | | 349 | | 0.4
      BL2018                | 18 | 2000 | | | 429 | | 0.45
      BL4018                | 18 | 4000 | | | 649 | | 0.35`,
  },
  {
    brand: 'Black+Decker',
    system: '36 V',
    makers: 'one',
    models: 'GTC36552PC; GLC3630L20; STC36204PC; GWC3600L20; CLM3820L2; GKC3630L20; CLMA4820L2',
    packs: `BL2036; BL20362 | 36 | 2000 | | | 890 | | 0.2`,
  },
  {
    brand: 'Black+Decker',
    system: '10,8 V',
    makers: 'one',
    models: 'BDCDD12; EGBL108',
    packs: `BL1510; BL1310; LB12; LBX12 | 10.8 | 1500 | | | 299 | | 0.18`,
  },
]
