import type { PageTexts } from '../../content-records'
import { da } from './da'
import { de } from './de'
import { no } from './no'
import { sv } from './sv'

export const payment: PageTexts = { sv, no, de, da }
