export const PHOTO = `
  CR123A | CR17345, DL123A, EL123AP, CR17335 | 3 | 1500 | 17x34.5 | 17 | 32 | 1,2,4,10 | photo | lithium-cells/photo | 0.72
  CR2    | CR15H270, DL-CR2, KCR2  | 3   | 850  | 15.6x27      | 11  | 36  | 1,2,4,10 | photo  | lithium-cells/photo | 0.55
  CR-P2  | CRP2P, DL223A, EL223AP, 5024LC | 6 | 1500 | 35x36x19.5 | 37 | 79 | 1,2    | photo  | lithium-cells/photo | 0.35
  2CR5   | 245, DL245, EL2CR5, KL2CR5 | 6 | 1500 | 34x45x17     | 38  | 79  | 1,2      | photo  | lithium-cells/photo | 0.3
  CR-V3  | CRV3, DLCRV3, ELCRV3    | 3   | 3000 | 29x52x14.5   | 38  | 99  | 1,2      | photo  | lithium-cells/photo | 0.15
  CR1/3N | CR11108, DL1/3N, 2L76   | 3   | 160  | 11.6x10.8    | 3.3 | 45  | 1,2      | photo  | lithium-cells/photo | 0.3
  2CR1/3N | PX28L, 28L, L544, 2CR11108 | 6 | 160 | 13x25.2     | 9   | 79  | 1,2      | collar | lithium-cells/photo | 0.22
  CR14250 | CR1/2AA                | 3   | 850  | 14.5x25      | 9   | 49  | 1,2      | meter  | lithium-cells/photo | 0.25
  CR14505 | CR AA                  | 3   | 1800 | 14.5x50.5    | 17  | 59  | 1,2      | meter  | lithium-cells/photo | 0.15
  CR17450 | CR-A                   | 3   | 2400 | 17x45        | 24  | 65  | 1,2      | meter  | lithium-cells/photo | 0.12
`

export const LI_ION = `
  10440 | 10440 AAA         | 3.7 | 350  | 10x44   | 9  | 49  | 1,2,4    | torch | lithium-cells/li-ion/small | 0.2
  14500 | 14500 AA          | 3.7 | 800  | 14x49.5 | 20 | 59  | 1,2,4    | torch | lithium-cells/li-ion/small | 0.35
  16340 | RCR123A | 3.7 | 700 | 16.5x34 | 18 | 65 | 1,2,4   | torch | lithium-cells/li-ion/small | 0.4
  18350 | IMR18350          | 3.7 | 1100 | 18.3x35 | 24 | 75  | 1,2      | torch | lithium-cells/li-ion/small | 0.25
  18500 | INR18500          | 3.6 | 2000 | 18.3x49.8 | 34 | 85 | 1,2     | torch | lithium-cells/li-ion/small | 0.2
  18650 | INR18650, ICR18650 | 3.6 | 2000 | 18.3x65 | 45 | 69 | 1,2,4,10 | power | lithium-cells/li-ion/18650 | 0.5
  18650 | INR18650, ICR18650 | 3.6 | 2500 | 18.3x65 | 46 | 79 | 1,2,4,10 | power | lithium-cells/li-ion/18650 | 0.6
  18650 | INR18650, ICR18650 | 3.6 | 3000 | 18.3x65 | 47 | 89 | 1,2,4,10 | power | lithium-cells/li-ion/18650 | 0.7
  18650 | INR18650, ICR18650 | 3.6 | 3500 | 18.5x65 | 49 | 99 | 1,2,4,10 | power | lithium-cells/li-ion/18650 | 0.8
  20700 | INR20700          | 3.6 | 3000 | 20.3x70 | 60 | 99  | 1,2      | power | lithium-cells/li-ion/21700 | 0.15
  21700 | INR21700          | 3.6 | 4000 | 21.1x70 | 68 | 105 | 1,2,4,10 | power | lithium-cells/li-ion/21700 | 0.5
  21700 | INR21700          | 3.6 | 4800 | 21.1x70 | 69 | 115 | 1,2,4,10 | power | lithium-cells/li-ion/21700 | 0.45
  21700 | INR21700          | 3.6 | 5000 | 21.1x70 | 69 | 119 | 1,2,4,10 | power | lithium-cells/li-ion/21700 | 0.62
  26350 | IMR26350          | 3.7 | 2000 | 26.5x35 | 50 | 99  | 1,2      | torch | lithium-cells/li-ion/large | 0.1
  26650 | INR26650          | 3.7 | 5000 | 26.5x65.5 | 92 | 129 | 1,2,4  | torch | lithium-cells/li-ion/large | 0.4
  26650 | INR26650          | 3.7 | 5500 | 26.5x65.5 | 95 | 139 | 1,2    | torch | lithium-cells/li-ion/large | 0.3
  32650 | INR32650          | 3.7 | 6000 | 32.2x65.5 | 140 | 169 | 1,2   | power | lithium-cells/li-ion/large | 0.12
`

export const LI_ION_PROTECTED = `
  14500 | 14500 AA      | 3.7 | 900  | 14.2x53   | 21 | 89  | 1,2,4   | torch | lithium-cells/li-ion/small | 0.35
  16340 | RCR123A       | 3.7 | 800  | 16.8x35.5 | 19 | 89  | 1,2,4   | torch | lithium-cells/li-ion/small | 0.38
  18650 | NCR18650      | 3.6 | 2600 | 18.7x69   | 47 | 119 | 1,2,4   | torch | lithium-cells/li-ion/18650 | 0.55
  18650 | NCR18650      | 3.6 | 3000 | 18.7x69   | 48 | 129 | 1,2,4   | torch | lithium-cells/li-ion/18650 | 0.5
  18650 | NCR18650      | 3.6 | 3500 | 18.9x69.5 | 50 | 149 | 1,2,4   | torch | lithium-cells/li-ion/18650 | 0.68
  21700 | NCR21700      | 3.6 | 4000 | 21.6x75.5 | 71 | 159 | 1,2     | torch | lithium-cells/li-ion/21700 | 0.3
  21700 | NCR21700      | 3.6 | 5000 | 21.6x76   | 74 | 179 | 1,2,4   | torch | lithium-cells/li-ion/21700 | 0.52
  26650 | NCR26650      | 3.7 | 5200 | 26.6x69   | 97 | 189 | 1,2     | torch | lithium-cells/li-ion/large | 0.3
`

export const THIONYL = `
  ER10450 | LS10450 | 3.6 | 800   | 10x45     | 9   | 69  | 1,2,10 | meter | lithium-cells/thionyl/plain | 0.12
  ER14250 | 1/2AA, LS14250     | 3.6 | 1200  | 14.5x25.2 | 10  | 45  | 1,2,10 | meter | lithium-cells/thionyl/plain | 0.5
  ER14335 | 2/3AA, LS14335     | 3.6 | 1650  | 14.5x33.5 | 13  | 59  | 1,2,10 | meter | lithium-cells/thionyl/plain | 0.2
  ER14505 | LS14500   | 3.6 | 2600  | 14.5x50.5 | 18  | 59  | 1,2,4,10 | meter | lithium-cells/thionyl/plain | 0.55
  ER17335 | LS17330            | 3.6 | 2100  | 17x33.5   | 20  | 89  | 1,2,10 | meter | lithium-cells/thionyl/plain | 0.16
  ER17505 | A, LS17500         | 3.6 | 3600  | 17x50.5   | 27  | 99  | 1,2,10 | meter | lithium-cells/thionyl/plain | 0.2
  ER18505 | LS18505            | 3.6 | 4000  | 18.5x50.5 | 30  | 109 | 1,2,10 | meter | lithium-cells/thionyl/plain | 0.16
  ER26500 | LS26500    | 3.6 | 8500  | 26.2x50   | 55  | 149 | 1,2,10 | meter | lithium-cells/thionyl/plain | 0.22
  ER34615 | LS33600    | 3.6 | 19000 | 34.2x61.5 | 107 | 219 | 1,2,10 | meter | lithium-cells/thionyl/plain | 0.28
`

export const THIONYL_TAGGED = `
  ER14250 | 1/2AA, LS14250CNR | 3.6 | 1200  | 14.5x25.2 | 11  | 55  | 1,2,10 | meter | lithium-cells/thionyl/tagged | 0.3
  ER14335 | 2/3AA, LS14335CNR | 3.6 | 1650  | 14.5x33.5 | 14  | 69  | 1,2  | meter | lithium-cells/thionyl/tagged | 0.12
  ER14505 | LS14500CNR | 3.6 | 2600 | 14.5x50.5 | 19 | 69  | 1,2,10 | meter | lithium-cells/thionyl/tagged | 0.32
  ER17335 | LS17330CNR        | 3.6 | 2100  | 17x33.5   | 21  | 99  | 1,2  | meter | lithium-cells/thionyl/tagged | 0.1
  ER26500 | LS26500CNR | 3.6 | 8500 | 26.2x50   | 57  | 169 | 1,2  | meter | lithium-cells/thionyl/tagged | 0.12
  ER34615 | LS33600CNR | 3.6 | 19000 | 34.2x61.5 | 109 | 239 | 1,2 | meter | lithium-cells/thionyl/tagged | 0.14
`
