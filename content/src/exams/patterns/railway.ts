import { same, say } from '../../text/localized.ts'
import { type Pattern, pattern, stage } from '../pattern.ts'
import { SECTIONS } from '../texts/sections.ts'
import type { StageId } from '../texts/stages.ts'

const THIRD_OFF = { marking: same('+1, −1/3'), penalty: '1/3', options: 4 } as const

const ntpc = (id: StageId, awareness: number, others: number) =>
  stage(id, {
    minutes: 90,
    ...THIRD_OFF,
    sections: [
      [SECTIONS.generalAwareness, awareness, awareness],
      [SECTIONS.mathematics, others, others],
      [SECTIONS.generalIntelligenceAndReasoning, others, others],
    ],
  })

export const RRB_NTPC: readonly Pattern[] = [
  pattern('2025', [ntpc('First stage (CBT 1)', 40, 30), ntpc('Second stage (CBT 2)', 50, 35)]),
]

export const RRB_GROUP_D: readonly Pattern[] = [
  pattern('2025', [
    stage('Computer based test', {
      minutes: 90,
      ...THIRD_OFF,
      sections: [
        [SECTIONS.generalScience, 25, 25],
        [SECTIONS.mathematics, 25, 25],
        [SECTIONS.generalIntelligenceAndReasoning, 30, 30],
        [SECTIONS.generalAwarenessAndCurrentAffairs, 20, 20],
      ],
    }),
  ]),
]

export const RRB_ALP: readonly Pattern[] = [
  pattern('2025', [
    stage('First stage (CBT 1)', {
      minutes: 60,
      ...THIRD_OFF,
      sections: [
        [SECTIONS.mathematics, 20, 20],
        [SECTIONS.mentalAbility, 25, 25],
        [SECTIONS.generalScience, 20, 20],
        [SECTIONS.generalAwarenessAndCurrentAffairs, 10, 10],
      ],
    }),
    stage('Second stage (CBT 2), Part A', {
      minutes: 90,
      ...THIRD_OFF,
      note: say(
        'Number of questions in each section as per recent tests. Check the official notification.',
        'ఒక్కో విభాగంలో ప్రశ్నల సంఖ్య ఇటీవలి పరీక్షల ప్రకారం. అధికారిక నోటిఫికేషన్ చూడండి.',
        'हर खंड के प्रश्नों की संख्या हाल की परीक्षाओं के अनुसार। आधिकारिक अधिसूचना देखें।',
      ),
      sections: [
        [SECTIONS.mathematics, 25, 25],
        [SECTIONS.generalIntelligenceAndReasoning, 25, 25],
        [say('Basic Science and Engineering', 'బేసిక్ సైన్స్, ఇంజినీరింగ్', 'बुनियादी विज्ञान और इंजीनियरिंग'), 40, 40],
        [SECTIONS.generalAwarenessAndCurrentAffairs, 10, 10],
      ],
    }),
    stage('Second stage (CBT 2), Part B', {
      minutes: 60,
      ...THIRD_OFF,
      note: say(
        'Trade paper, qualifying in nature with 35%. Part A and Part B are held in one sitting of 150 minutes.',
        'ట్రేడ్ పేపర్, 35%తో అర్హతకు మాత్రమే. పార్ట్ A, పార్ట్ B రెండూ 150 నిమిషాల ఒకే సిట్టింగ్‌లో జరుగుతాయి.',
        'ट्रेड का पेपर, केवल अर्हक, 35% अंक ज़रूरी। भाग A और भाग B 150 मिनट की एक ही बैठक में होते हैं।',
      ),
      sections: [[say('Trade', 'ట్రేడ్', 'ट्रेड'), 75, 75]],
    }),
    stage('Aptitude test (CBAT)', {
      minutes: 60,
      note: say(
        'About one hour in total: five parts, each with its own time. Check the official notification.',
        'మొత్తం దాదాపు ఒక గంట: ఐదు భాగాలు, ఒక్కో దానికి విడి సమయం. అధికారిక నోటిఫికేషన్ చూడండి.',
        'कुल लगभग एक घंटा: पाँच भाग, हर भाग का अपना समय। आधिकारिक अधिसूचना देखें।',
      ),
      sections: [
        [say('Memory', 'జ్ఞాపకశక్తి', 'स्मृति'), null, null],
        [SECTIONS.followingDirections, null, null],
        [say('Depth perception', 'లోతును గుర్తించడం', 'गहराई का बोध'), null, null],
        [say('Concentration', 'ఏకాగ్రత', 'एकाग्रता'), null, null],
        [say('Perceptual speed', 'వేగంగా గుర్తించడం', 'देखकर पहचानने की गति'), null, null],
      ],
    }),
  ]),
]
