import { circle, svg } from '../../shared/figures/draw.ts'
import { say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'

const C = (x: number, y: number, r: number) => circle([x, y], r)
/** How three classes lie: within one another, apart, or overlapping. */
export const SHAPES = {
  nested: {
    body: C(60, 50, 44) + C(60, 54, 30) + C(60, 58, 15),
    text: say('one within another within the third', 'ఒకదానిలో ఒకటి, దానిలో మూడవది', 'एक के भीतर दूसरा, उसके भीतर तीसरा'),
  },
  'two-inside-apart': {
    body: C(60, 50, 46) + C(40, 52, 17) + C(80, 52, 17),
    text: say('two separate ones within the third', 'మూడవదానిలో రెండు వేర్వేరుగా', 'तीसरे के भीतर दो अलग-अलग'),
  },
  'two-inside-overlapping': {
    body: C(60, 50, 46) + C(48, 52, 20) + C(72, 52, 20),
    text: say('two overlapping ones within the third', 'మూడవదానిలో రెండు ఖండించుకుంటూ', 'तीसरे के भीतर दो परस्पर काटते हुए'),
  },
  'inside-and-apart': {
    body: C(38, 50, 32) + C(38, 54, 16) + C(96, 50, 18),
    text: say('one within another, the third apart', 'ఒకదానిలో ఒకటి, మూడవది వేరుగా', 'एक के भीतर दूसरा, तीसरा अलग'),
  },
  apart: {
    body: C(24, 50, 17) + C(62, 50, 17) + C(100, 50, 17),
    text: say('all three apart', 'మూడూ వేర్వేరుగా', 'तीनों अलग-अलग'),
  },
  chain: {
    body: C(34, 50, 24) + C(64, 50, 24) + C(94, 50, 24),
    text: say(
      'the middle one overlapping two that are apart',
      'వేరుగా ఉన్న రెండింటిని మధ్యది ఖండిస్తూ',
      'अलग-अलग दो को बीच वाला काटता हुआ',
    ),
  },
  'all-overlap': {
    body: C(48, 40, 26) + C(74, 40, 26) + C(61, 62, 26),
    text: say('all three overlapping one another', 'మూడూ పరస్పరం ఖండించుకుంటూ', 'तीनों परस्पर काटते हुए'),
  },
  'inside-and-overlapping': {
    body: C(44, 50, 34) + C(36, 54, 14) + C(88, 50, 24),
    text: say(
      'one within another that the third overlaps, away from the inner one',
      'ఒకదానిలో ఒకటి; మూడవది లోపలిదాన్ని తాకకుండా బయటిదాన్ని ఖండిస్తూ',
      'एक के भीतर दूसरा; तीसरा भीतर वाले को छुए बिना बाहरी को काटता हुआ',
    ),
  },
} as const satisfies Record<string, { readonly body: string; readonly text: LocalizedText }>

export type Shape = keyof typeof SHAPES
export const picture = (shape: Shape): string => svg(122, 102, SHAPES[shape].body)
