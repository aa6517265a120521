import { same, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'

/** The years that a pattern belongs to, and what the pattern of these years is called. */
export const YEARS = {
  '2016 to 2021': {
    years: say('2016 to 2021', '2016 నుంచి 2021 వరకు', '2016 से 2021'),
    label: say('Pattern of 2016 to 2021', '2016 నుంచి 2021 వరకు ఉన్న విధానం', '2016 से 2021 का पैटर्न'),
  },
  '2017 to 2024': {
    years: say('2017 to 2024', '2017 నుంచి 2024 వరకు', '2017 से 2024'),
    label: say('Pattern of 2017 to 2024', '2017 నుంచి 2024 వరకు ఉన్న విధానం', '2017 से 2024 का पैटर्न'),
  },
  '2025': { years: same('2025'), label: say('2025 pattern', '2025 విధానం', '2025 का पैटर्न') },
  '2026': { years: same('2026'), label: say('2026 pattern', '2026 విధానం', '2026 का पैटर्न') },
  'since 2018': {
    years: say('since 2018', '2018 నుంచి', '2018 से'),
    label: say('Pattern since 2018', '2018 నుంచి ఉన్న విధానం', '2018 से चला आ रहा पैटर्न'),
  },
  'since 2022': {
    years: say('since 2022', '2022 నుంచి', '2022 से'),
    label: say('Pattern since 2022', '2022 నుంచి ఉన్న విధానం', '2022 से चला आ रहा पैटर्न'),
  },
  'since 2024': {
    years: say('since 2024', '2024 నుంచి', '2024 से'),
    label: say('Pattern since 2024', '2024 నుంచి ఉన్న విధానం', '2024 से चला आ रहा पैटर्न'),
  },
  'up to 2021': {
    years: say('up to 2021', '2021 వరకు', '2021 तक'),
    label: say('Pattern up to 2021', '2021 వరకు ఉన్న విధానం', '2021 तक का पैटर्न'),
  },
  'up to early 2024': {
    years: say('up to early 2024', '2024 మొదటి వరకు', '2024 की शुरुआत तक'),
    label: say('Pattern up to early 2024', '2024 మొదటి వరకు ఉన్న విధానం', '2024 की शुरुआत तक का पैटर्न'),
  },
} as const satisfies Readonly<Record<string, { readonly years: LocalizedText; readonly label: LocalizedText }>>

export type YearsId = keyof typeof YEARS
