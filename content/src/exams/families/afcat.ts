import { same, say } from '../../text/localized.ts'
import { markingInWords, paperOf } from '../pattern.ts'
import { AFCAT } from '../patterns/entrance.ts'
import { AFCAT as SYLLABUS } from '../syllabus/afcat.ts'
import { PHRASES } from '../texts/phrases.ts'
import { type FamilyPage, TEST_SERIES } from './family-page.ts'

const PAPER = paperOf(AFCAT)

export const AFCAT_PAGE: FamilyPage = {
  family: 'afcat',
  path: '/afcathome',
  name: same('AFCAT'),
  hero: {
    title: say('AFCAT portal', 'AFCAT పోర్టల్', 'AFCAT पोर्टल'),
    year: false,
    text: say(
      'For graduates who want to become officers in the Indian Air Force: exam pattern, syllabus, AFSB, mock tests and documents required.',
      'భారత వైమానిక దళంలో ఆఫీసర్లు కావాలనుకునే గ్రాడ్యుయేట్లకు: పరీక్ష విధానం, సిలబస్, AFSB, మాక్ టెస్టులు, అవసరమైన పత్రాలు.',
      'भारतीय वायु सेना में अधिकारी बनने के इच्छुक स्नातकों के लिए: परीक्षा पैटर्न, सिलेबस, AFSB, मॉक टेस्ट और ज़रूरी दस्तावेज़।',
    ),
  },
  countdown: { exam: 'afcat', name: same('AFCAT') },
  statistics: null,
  tabs: [
    {
      id: 'home',
      label: say('Home', 'హోమ్', 'होम'),
      parts: [
        {
          kind: 'blocks',
          blocks: [
            {
              kind: 'facts',
              rows: [
                [
                  PHRASES.held,
                  say(
                    'Twice a year{ (February and August)}',
                    'ఏడాదికి రెండుసార్లు{ (ఫిబ్రవరి, ఆగస్టు)}',
                    'साल में दो बार{ (फ़रवरी और अगस्त)}',
                  ),
                ],
                [
                  say('Mode', 'పరీక్ష పద్ధతి', 'मोड'),
                  say('Computer-based, in English', 'కంప్యూటర్ ఆధారితం, ఇంగ్లీష్‌లో', 'कंप्यूटर आधारित, अंग्रेज़ी में'),
                ],
                [
                  say('Paper', 'పేపర్', 'पेपर'),
                  say(
                    `${PAPER.questions} questions, ${PAPER.marks} marks, ${PAPER.minutes} minutes`,
                    `${PAPER.questions} ప్రశ్నలు, ${PAPER.marks} మార్కులు, ${PAPER.minutes} నిమిషాలు`,
                    `${PAPER.questions} प्रश्न, ${PAPER.marks} अंक, ${PAPER.minutes} मिनट`,
                  ),
                ],
                [say('Marking', 'మార్కుల విధానం', 'अंकन'), markingInWords(PAPER)],
                [
                  say('After AFCAT', 'AFCAT తర్వాత', 'AFCAT के बाद'),
                  say(
                    'AFSB interview of five days, then the medical examination',
                    'ఐదు రోజుల AFSB ఇంటర్వ్యూ, తర్వాత వైద్య పరీక్షలు',
                    'पाँच दिन का AFSB इंटरव्यू, फिर चिकित्सा जाँच',
                  ),
                ],
              ],
            },
            {
              kind: 'cards',
              title: say('Branches', 'బ్రాంచ్‌లు', 'शाखाएँ'),
              items: [
                {
                  title: PHRASES.flying,
                  text: say(
                    'Fighter, transport and helicopter pilots, Short Service Commission. Age 20 to 24, up to 26 with a commercial pilot licence.',
                    'ఫైటర్, ట్రాన్స్‌పోర్ట్, హెలికాప్టర్ పైలట్లు, షార్ట్ సర్వీస్ కమిషన్. వయసు 20 నుంచి 24 ఏళ్లు, కమర్షియల్ పైలట్ లైసెన్స్ ఉంటే 26 ఏళ్ల వరకు.',
                    'लड़ाकू, परिवहन और हेलिकॉप्टर पायलट, शॉर्ट सर्विस कमीशन। आयु 20 से 24 वर्ष, कमर्शियल पायलट लाइसेंस होने पर 26 वर्ष तक।',
                  ),
                },
                {
                  title: say('Ground Duty, technical', 'గ్రౌండ్ డ్యూటీ, టెక్నికల్', 'ग्राउंड ड्यूटी, तकनीकी'),
                  text: say(
                    'Aeronautical Engineer (Electronics) and (Mechanical). Age 20 to 26.',
                    'ఏరోనాటికల్ ఇంజినీర్ (ఎలక్ట్రానిక్స్), (మెకానికల్). వయసు 20 నుంచి 26 ఏళ్లు.',
                    'एयरोनॉटिकल इंजीनियर (इलेक्ट्रॉनिक्स) और (मैकेनिकल)। आयु 20 से 26 वर्ष।',
                  ),
                },
                {
                  title: say('Ground Duty, non-technical', 'గ్రౌండ్ డ్యూటీ, నాన్-టెక్నికల్', 'ग्राउंड ड्यूटी, गैर-तकनीकी'),
                  text: say(
                    'Weapon Systems, Administration, Logistics, Accounts, Education and Meteorology. Age 20 to 26.',
                    'వెపన్ సిస్టమ్స్, అడ్మినిస్ట్రేషన్, లాజిస్టిక్స్, అకౌంట్స్, ఎడ్యుకేషన్, మెటీరియాలజీ. వయసు 20 నుంచి 26 ఏళ్లు.',
                    'वेपन सिस्टम, प्रशासन, लॉजिस्टिक्स, लेखा, शिक्षा और मौसम विज्ञान। आयु 20 से 26 वर्ष।',
                  ),
                },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'examPattern',
      label: say('Exam Pattern', 'పరీక్ష విధానం', 'परीक्षा पैटर्न'),
      parts: [{ kind: 'blocks', blocks: [{ kind: 'patterns', sections: true, patterns: AFCAT }] }],
    },
    {
      id: 'syllabus',
      label: PHRASES.syllabus,
      parts: [
        {
          kind: 'accordion',
          open: null,
          items: SYLLABUS.map(({ section, topics }, index) => ({
            id: `section-${index + 1}`,
            title: section,
            blocks: [{ kind: 'list', title: null, items: topics }],
          })),
        },
      ],
    },
    {
      id: 'testSeries',
      label: TEST_SERIES,
      parts: [
        { kind: 'packages' },
        { kind: 'tests', title: say('Featured mock tests', 'ముఖ్యమైన మాక్ టెస్టులు', 'चुनिंदा मॉक टेस्ट'), series: 'afcat' },
      ],
    },
    {
      id: 'documents',
      label: say('Documents', 'పత్రాలు', 'दस्तावेज़'),
      parts: [
        {
          kind: 'blocks',
          blocks: [
            {
              kind: 'checklist',
              title: say('For the application', 'దరఖాస్తుకు', 'आवेदन के लिए'),
              items: [
                say('Colour photo, at most 50KB', 'కలర్ ఫొటో, గరిష్ఠంగా 50KB', 'रंगीन फ़ोटो, अधिकतम 50KB'),
                say('Signature, at most 30KB', 'సంతకం, గరిష్ఠంగా 30KB', 'हस्ताक्षर, अधिकतम 30KB'),
                say(
                  'Class 10 certificate, as proof of date of birth',
                  'పుట్టిన తేదీ ధ్రువీకరణకు 10వ తరగతి సర్టిఫికెట్',
                  'जन्म तिथि के प्रमाण के लिए 10वीं का प्रमाणपत्र',
                ),
                say('Mark sheets of class 12 and degree', '12వ తరగతి, డిగ్రీ మార్కుల జాబితాలు', '12वीं और डिग्री की अंकसूचियाँ'),
                say(
                  'Aadhaar number, e-mail address and mobile number',
                  'ఆధార్ నంబర్, ఇమెయిల్ చిరునామా, మొబైల్ నంబర్',
                  'आधार नंबर, ईमेल पता और मोबाइल नंबर',
                ),
              ],
            },
            {
              kind: 'checklist',
              title: say('For the test centre', 'పరీక్ష కేంద్రానికి', 'परीक्षा केंद्र के लिए'),
              items: [
                say('Printed admit card', 'ప్రింట్ తీసిన అడ్మిట్ కార్డు', 'छपा हुआ प्रवेश पत्र'),
                say('Photo identity card', 'ఫొటో గుర్తింపు కార్డు', 'फ़ोटो पहचान पत्र'),
                say('The same photo as in the application', 'దరఖాస్తులో ఇచ్చిన ఫొటోనే', 'वही फ़ोटो जो आवेदन में लगाई थी'),
              ],
            },
            {
              kind: 'checklist',
              title: say(
                'For the selection board (AFSB), five days',
                'సెలక్షన్ బోర్డుకు (AFSB), ఐదు రోజులు',
                'चयन बोर्ड (AFSB) के लिए, पाँच दिन',
              ),
              items: [
                say('10 photos, passport size', '10 పాస్‌పోర్ట్ సైజు ఫొటోలు', 'पासपोर्ट साइज़ की 10 फ़ोटो'),
                say(
                  'AFCAT admit card and AFSB call letter',
                  'AFCAT అడ్మిట్ కార్డు, AFSB కాల్ లెటర్',
                  'AFCAT प्रवेश पत्र और AFSB कॉल लेटर',
                ),
                say(
                  'Original certificates and mark sheets, with photocopies',
                  'ఒరిజినల్ సర్టిఫికెట్లు, మార్కుల జాబితాలు, వాటి ఫొటోకాపీలు',
                  'मूल प्रमाणपत्र और अंकसूचियाँ, फ़ोटोकॉपी के साथ',
                ),
                say(
                  'Certificate from the college, for final-year students',
                  'చివరి సంవత్సరం విద్యార్థులకు కళాశాల ఇచ్చే సర్టిఫికెట్',
                  'अंतिम वर्ष के छात्रों के लिए कॉलेज का प्रमाणपत्र',
                ),
                say(
                  'Domicile, caste or NCC certificates, if applicable',
                  'వర్తిస్తే నివాస, కుల లేదా NCC సర్టిఫికెట్లు',
                  'मूल निवास, जाति या NCC प्रमाणपत्र, यदि लागू हों',
                ),
                say(
                  'Clothes for outdoor tasks and the interview, for five days',
                  'ఔట్‌డోర్ టాస్కులకు, ఇంటర్వ్యూకు ఐదు రోజులకు సరిపడా దుస్తులు',
                  'मैदान के कार्यों और इंटरव्यू के लिए पाँच दिन के कपड़े',
                ),
              ],
            },
          ],
        },
      ],
    },
  ],
  after: [],
}
