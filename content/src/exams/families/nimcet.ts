import { same, say } from '../../text/localized.ts'
import { NIMCET } from '../patterns/entrance.ts'
import { NIMCET as SYLLABUS } from '../syllabus/nimcet.ts'
import { PHRASES } from '../texts/phrases.ts'
import { type FamilyPage, INFORMATION, TEST_SERIES } from './family-page.ts'

const NITS = [
  say('NIT Agartala', 'NIT అగర్తల', 'NIT अगरतला'),
  say('MNNIT Allahabad, Prayagraj', 'MNNIT అలహాబాద్, ప్రయాగ్‌రాజ్', 'MNNIT इलाहाबाद, प्रयागराज'),
  say('MANIT Bhopal', 'MANIT భోపాల్', 'MANIT भोपाल'),
  say('NIT Jamshedpur', 'NIT జంషెడ్‌పూర్', 'NIT जमशेदपुर'),
  say('NIT Kurukshetra', 'NIT కురుక్షేత్ర', 'NIT कुरुक्षेत्र'),
  say('NIT Meghalaya', 'NIT మేఘాలయ', 'NIT मेघालय'),
  say('NIT Patna', 'NIT పట్నా', 'NIT पटना'),
  say('NIT Raipur', 'NIT రాయ్‌పూర్', 'NIT रायपुर'),
  say('NITK Surathkal', 'NITK సూరత్కల్', 'NITK सूरतकल'),
  say('NIT Tiruchirappalli', 'NIT తిరుచిరాపల్లి', 'NIT तिरुचिरापल्ली'),
  say('NIT Warangal', 'NIT వరంగల్', 'NIT वारंगल'),
] as const

export const NIMCET_PAGE: FamilyPage = {
  family: 'nimcet',
  path: '/nimcethome',
  name: same('NIMCET'),
  hero: {
    title: say('NIMCET: MCA at the NITs', 'NIMCET: NITలలో MCA', 'NIMCET: NIT में MCA'),
    year: false,
    text: say(
      'Entrance test for MCA admission in 11 NITs: exam pattern, eligibility, participating institutes, syllabus, mock tests and updates.',
      '11 NITలలో MCA ప్రవేశ పరీక్ష: పరీక్ష విధానం, అర్హత, పాల్గొనే సంస్థలు, సిలబస్, మాక్ టెస్టులు, తాజా సమాచారం.',
      '11 NIT में MCA में प्रवेश की परीक्षा: परीक्षा पैटर्न, पात्रता, शामिल संस्थान, सिलेबस, मॉक टेस्ट और नई जानकारी।',
    ),
  },
  countdown: { exam: 'nimcet', name: same('NIMCET') },
  statistics: 'nimcet',
  tabs: [
    {
      id: 'exam-info',
      label: INFORMATION,
      parts: [
        {
          kind: 'accordion',
          open: 'pattern',
          items: [
            {
              id: 'pattern',
              title: PHRASES.examPattern,
              blocks: [{ kind: 'patterns', sections: true, patterns: NIMCET }],
            },
            {
              id: 'eligibility',
              title: PHRASES.eligibility,
              blocks: [
                {
                  kind: 'list',
                  title: null,
                  items: [
                    say(
                      'A 3-year bachelor’s degree (BSc, BCA, BIT, BVoc or equivalent), or BE or BTech',
                      '3 ఏళ్ల బ్యాచిలర్ డిగ్రీ (BSc, BCA, BIT, BVoc లేదా తత్సమానం), లేదా BE లేదా BTech',
                      '3 वर्ष की स्नातक डिग्री (BSc, BCA, BIT, BVoc या समकक्ष), या BE या BTech',
                    ),
                    say(
                      'At least 60% or 6.5 CGPA; 55% or 6.0 CGPA for SC, ST and PwBD candidates',
                      'కనీసం 60% లేదా 6.5 CGPA; SC, ST, PwBD అభ్యర్థులకు 55% లేదా 6.0 CGPA',
                      'कम से कम 60% या 6.5 CGPA; SC, ST और PwBD उम्मीदवारों के लिए 55% या 6.0 CGPA',
                    ),
                    PHRASES.mathematicsInDegree,
                    PHRASES.finalYearStudentsCanApply,
                  ],
                },
              ],
            },
            {
              id: 'institutes',
              title: say('Participating NITs', 'పాల్గొనే NITలు', 'शामिल NIT'),
              blocks: [
                {
                  kind: 'text',
                  text: say(
                    'Eleven National Institutes of Technology participate.',
                    'పదకొండు నేషనల్ ఇన్‌స్టిట్యూట్స్ ఆఫ్ టెక్నాలజీ పాల్గొంటాయి.',
                    'ग्यारह राष्ट्रीय प्रौद्योगिकी संस्थान शामिल हैं।',
                  ),
                },
                { kind: 'list', title: null, items: NITS },
              ],
            },
            {
              id: 'syllabus',
              title: PHRASES.syllabus,
              blocks: SYLLABUS.map(({ section, topics }) => ({ kind: 'list', title: section, items: topics })),
            },
          ],
        },
      ],
    },
    {
      id: 'test-series',
      label: TEST_SERIES,
      parts: [
        { kind: 'packages' },
        { kind: 'tests', title: say('NIMCET tests', 'NIMCET టెస్టులు', 'NIMCET के टेस्ट'), series: 'nimcet' },
      ],
    },
    {
      id: 'success-stories',
      label: say('Success Stories', 'విజయగాథలు', 'सफलता की कहानियाँ'),
      parts: [{ kind: 'stories', exam: 'nimcet' }],
    },
    { id: 'notifications', label: say('Updates', 'తాజా సమాచారం', 'नई जानकारी'), parts: [{ kind: 'notices' }] },
  ],
  after: [
    {
      kind: 'blocks',
      blocks: [
        {
          kind: 'cards',
          title: say('Why Pursue MCA', 'MCA ఎందుకు చదవాలి', 'MCA क्यों करें'),
          items: [
            {
              title: say('Two-year degree', 'రెండేళ్ల డిగ్రీ', 'दो वर्ष की डिग्री'),
              text: say(
                'A master’s degree in computer applications for graduates who did not study engineering.',
                'ఇంజినీరింగ్ చదవని గ్రాడ్యుయేట్లకు కంప్యూటర్ అప్లికేషన్స్‌లో మాస్టర్స్ డిగ్రీ.',
                'कंप्यूटर एप्लीकेशन में स्नातकोत्तर डिग्री, उन स्नातकों के लिए जिन्होंने इंजीनियरिंग नहीं पढ़ी।',
              ),
            },
            {
              title: say('Practical syllabus', 'ప్రాక్టికల్ సిలబస్', 'व्यावहारिक सिलेबस'),
              text: say(
                'Programming, databases, networks, software engineering and a full-semester project.',
                'ప్రోగ్రామింగ్, డేటాబేస్‌లు, నెట్‌వర్క్‌లు, సాఫ్ట్‌వేర్ ఇంజినీరింగ్, పూర్తి సెమిస్టర్ ప్రాజెక్టు.',
                'प्रोग्रामिंग, डेटाबेस, नेटवर्क, सॉफ़्टवेयर इंजीनियरिंग और पूरे सेमेस्टर का प्रोजेक्ट।',
              ),
            },
            {
              title: say('NIT placements', 'NIT ప్లేస్‌మెంట్లు', 'NIT में प्लेसमेंट'),
              text: say(
                'MCA students of an NIT can attend the campus placements of their institute.',
                'NITలో MCA చదివే విద్యార్థులు తమ సంస్థ క్యాంపస్ ప్లేస్‌మెంట్లలో పాల్గొనవచ్చు.',
                'NIT के MCA छात्र अपने संस्थान के कैंपस प्लेसमेंट में शामिल हो सकते हैं।',
              ),
            },
            {
              title: say('Career options', 'కెరీర్ అవకాశాలు', 'करियर के विकल्प'),
              text: say(
                'Software development, data, cyber security, teaching or research.',
                'సాఫ్ట్‌వేర్ డెవలప్‌మెంట్, డేటా, సైబర్ భద్రత, బోధన లేదా పరిశోధన.',
                'सॉफ़्टवेयर डेवलपमेंट, डेटा, साइबर सुरक्षा, अध्यापन या शोध।',
              ),
            },
          ],
        },
      ],
    },
  ],
}
