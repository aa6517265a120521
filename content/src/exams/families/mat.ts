import { same, say } from '../../text/localized.ts'
import { markingInWords, paperOf } from '../pattern.ts'
import { MAT } from '../patterns/entrance.ts'
import { MAT as SYLLABUS } from '../syllabus/mat.ts'
import { PHRASES } from '../texts/phrases.ts'
import { type FamilyPage, INFORMATION, NOTIFICATIONS, TEST_SERIES } from './family-page.ts'

export const MAT_PAGE: FamilyPage = {
  family: 'mat',
  path: '/mathome',
  name: same('MAT'),
  hero: {
    title: PHRASES.managementAptitudeTest,
    year: false,
    text: say(
      'MBA and PGDM entrance test held four times a year and accepted by 600+ B-schools: exam pattern, eligibility, scores and mock tests.',
      'ఏడాదికి నాలుగుసార్లు జరిగే, 600+ బి-స్కూళ్లు ఆమోదించే MBA, PGDM ప్రవేశ పరీక్ష: పరీక్ష విధానం, అర్హత, స్కోర్లు, మాక్ టెస్టులు.',
      'MBA और PGDM की प्रवेश परीक्षा, जो साल में चार बार होती है और जिसका स्कोर 600+ बी-स्कूल मानते हैं: परीक्षा पैटर्न, पात्रता, स्कोर और मॉक टेस्ट।',
    ),
  },
  countdown: { exam: 'mat', name: same('MAT') },
  statistics: null,
  tabs: [
    {
      id: 'exam-info',
      label: INFORMATION,
      parts: [
        {
          kind: 'accordion',
          open: 'about',
          items: [
            {
              id: 'about',
              title: say('About MAT', 'MAT గురించి', 'MAT के बारे में'),
              blocks: [
                {
                  kind: 'text',
                  text: say(
                    'MAT is conducted by the All India Management Association (AIMA) since 1988. It is held several times a year, as a paper based test or a computer based test.',
                    'MATను ఆల్ ఇండియా మేనేజ్‌మెంట్ అసోసియేషన్ (AIMA) 1988 నుంచి నిర్వహిస్తోంది. ఇది ఏడాదిలో పలుసార్లు పేపర్ ఆధారిత పరీక్షగా లేదా కంప్యూటర్ ఆధారిత పరీక్షగా జరుగుతుంది.',
                    'MAT का आयोजन 1988 से ऑल इंडिया मैनेजमेंट एसोसिएशन (AIMA) करती है। यह साल में कई बार होती है, पेपर आधारित या कंप्यूटर आधारित परीक्षा के रूप में।',
                  ),
                },
                {
                  kind: 'facts',
                  rows: [
                    [PHRASES.held, PHRASES.fourTimesAYear],
                    [
                      say('Accepted by', 'ఆమోదించే సంస్థలు', 'कहाँ मान्य'),
                      say('600+ schools', '600+ బి-స్కూళ్లు', '600+ संस्थान'),
                    ],
                    [say('Score valid', 'స్కోర్ చెల్లుబాటు', 'स्कोर की मान्यता'), say('One year', 'ఒక ఏడాది', 'एक वर्ष')],
                    [
                      say('Fee', 'ఫీజు', 'शुल्क'),
                      say(
                        '₹1,650 for one mode, ₹2,650 for both',
                        'ఒక పద్ధతికి ₹1,650, రెండింటికీ ₹2,650',
                        'एक मोड के लिए ₹1,650, दोनों के लिए ₹2,650',
                      ),
                    ],
                  ],
                },
              ],
            },
            {
              id: 'pattern',
              title: PHRASES.examPattern,
              blocks: [{ kind: 'patterns', sections: true, patterns: MAT }],
            },
            {
              id: 'eligibility',
              title: say('Eligibility and registration', 'అర్హత, రిజిస్ట్రేషన్', 'पात्रता और रजिस्ट्रेशन'),
              blocks: [
                {
                  kind: 'list',
                  title: say('Who can apply', 'ఎవరు దరఖాస్తు చేయవచ్చు', 'कौन आवेदन कर सकता है'),
                  items: [
                    say(
                      'Graduates in any subject; final-year students can also apply',
                      'ఏ సబ్జెక్టులోనైనా డిగ్రీ ఉన్నవారు; చివరి సంవత్సరం విద్యార్థులు కూడా దరఖాస్తు చేయవచ్చు',
                      'किसी भी विषय में स्नातक; अंतिम वर्ष के छात्र भी आवेदन कर सकते हैं',
                    ),
                    say(
                      'No age limit and no minimum marks; B-schools set their own',
                      'వయోపరిమితి లేదు, కనీస మార్కులు లేవు; బి-స్కూళ్లు సొంతంగా నిర్ణయిస్తాయి',
                      'न आयु सीमा, न न्यूनतम अंक; बी-स्कूल अपनी शर्तें खुद तय करते हैं',
                    ),
                  ],
                },
                {
                  kind: 'list',
                  title: say('How to register', 'రిజిస్టర్ చేసుకోవడం ఎలా', 'रजिस्ट्रेशन कैसे करें'),
                  items: [
                    say(
                      'Register on the AIMA website and fill in the form',
                      'AIMA వెబ్‌సైట్‌లో రిజిస్టర్ చేసుకుని ఫారం నింపండి',
                      'AIMA की वेबसाइट पर रजिस्टर करें और फ़ॉर्म भरें',
                    ),
                    say(
                      'Choose the mode: paper based test, computer based test, or both',
                      'పరీక్ష పద్ధతి ఎంచుకోండి: పేపర్ ఆధారిత పరీక్ష, కంప్యూటర్ ఆధారిత పరీక్ష, లేదా రెండూ',
                      'मोड चुनें: पेपर आधारित परीक्षा, कंप्यूटर आधारित परीक्षा, या दोनों',
                    ),
                    say(
                      'Upload photo and signature, choose up to five B-schools, and pay the fee: ₹1,650 for one mode, ₹2,650 for both',
                      'ఫొటో, సంతకం అప్‌లోడ్ చేసి, ఐదు వరకు బి-స్కూళ్లు ఎంచుకుని, ఫీజు చెల్లించండి: ఒక పద్ధతికి ₹1,650, రెండింటికీ ₹2,650',
                      'फ़ोटो और हस्ताक्षर अपलोड करें, अधिकतम पाँच बी-स्कूल चुनें, और शुल्क दें: एक मोड के लिए ₹1,650, दोनों के लिए ₹2,650',
                    ),
                    say(
                      'Download the admit card some days before the test',
                      'పరీక్షకు కొన్ని రోజుల ముందు అడ్మిట్ కార్డు డౌన్‌లోడ్ చేసుకోండి',
                      'परीक्षा से कुछ दिन पहले प्रवेश पत्र डाउनलोड करें',
                    ),
                  ],
                },
              ],
            },
            {
              id: 'scores',
              title: say('Scores', 'స్కోర్లు', 'स्कोर'),
              blocks: [
                {
                  kind: 'list',
                  title: null,
                  items: [
                    markingInWords(paperOf(MAT)),
                    say(
                      'The scorecard shows a composite score out of 800 and a percentile',
                      'స్కోర్‌కార్డులో 800కు కాంపోజిట్ స్కోర్, పర్సంటైల్ ఉంటాయి',
                      'स्कोरकार्ड पर 800 में से कंपोज़िट स्कोर और पर्सेंटाइल होता है',
                    ),
                    say(
                      'The last section is shown on the scorecard but not counted in the composite score',
                      'చివరి విభాగం స్కోర్‌కార్డులో కనిపిస్తుంది కానీ కాంపోజిట్ స్కోర్‌లో లెక్కలోకి రాదు',
                      'आखिरी खंड स्कोरकार्ड पर दिखता है, पर कंपोज़िट स्कोर में नहीं जुड़ता',
                    ),
                    PHRASES.scoreValidForYear,
                  ],
                },
              ],
            },
            {
              id: 'colleges',
              title: say('Accepting colleges', 'ఆమోదించే కళాశాలలు', 'स्कोर मानने वाले कॉलेज'),
              blocks: [
                {
                  kind: 'text',
                  text: say(
                    '600+ schools accept MAT. Some of them are listed here; the full list for each session is on the AIMA website.',
                    '600+ బి-స్కూళ్లు MATను ఆమోదిస్తాయి. వాటిలో కొన్ని ఇక్కడ ఉన్నాయి; ప్రతి సెషన్ పూర్తి జాబితా AIMA వెబ్‌సైట్‌లో ఉంటుంది.',
                    '600+ संस्थान MAT का स्कोर मानते हैं। उनमें से कुछ यहाँ दिए हैं; हर सत्र की पूरी सूची AIMA की वेबसाइट पर है।',
                  ),
                },
                {
                  kind: 'list',
                  title: null,
                  items: [
                    say(
                      'Institute of Public Enterprise, Hyderabad',
                      'ఇన్‌స్టిట్యూట్ ఆఫ్ పబ్లిక్ ఎంటర్‌ప్రైజ్, హైదరాబాద్',
                      'इंस्टीट्यूट ऑफ़ पब्लिक एंटरप्राइज़, हैदराबाद',
                    ),
                    say(
                      'ICBM School of Business Excellence, Hyderabad',
                      'ICBM స్కూల్ ఆఫ్ బిజినెస్ ఎక్సలెన్స్, హైదరాబాద్',
                      'ICBM स्कूल ऑफ़ बिज़नेस एक्सीलेंस, हैदराबाद',
                    ),
                    say(
                      'Siva Sivani Institute of Management, Secunderabad',
                      'శివ శివాని ఇన్‌స్టిట్యూట్ ఆఫ్ మేనేజ్‌మెంట్, సికింద్రాబాద్',
                      'शिव शिवानी इंस्टीट्यूट ऑफ़ मैनेजमेंट, सिकंदराबाद',
                    ),
                    say(
                      'Vignana Jyothi Institute of Management, Hyderabad',
                      'విజ్ఞాన జ్యోతి ఇన్‌స్టిట్యూట్ ఆఫ్ మేనేజ్‌మెంట్, హైదరాబాద్',
                      'विज्ञान ज्योति इंस्टीट्यूट ऑफ़ मैनेजमेंट, हैदराबाद',
                    ),
                    say(
                      'GITAM School of Business, Visakhapatnam',
                      'గీతం స్కూల్ ఆఫ్ బిజినెస్, విశాఖపట్నం',
                      'GITAM स्कूल ऑफ़ बिज़नेस, विशाखापत्तनम',
                    ),
                    say('ISBR Business School, Bengaluru', 'ISBR బిజినెస్ స్కూల్, బెంగళూరు', 'ISBR बिज़नेस स्कूल, बेंगलुरु'),
                    say('Alliance University, Bengaluru', 'అలయన్స్ యూనివర్సిటీ, బెంగళూరు', 'अलायंस यूनिवर्सिटी, बेंगलुरु'),
                    say(
                      'Jaipuria Institute of Management, Noida and Lucknow',
                      'జైపూరియా ఇన్‌స్టిట్యూట్ ఆఫ్ మేనేజ్‌మెంట్, నోయిడా, లక్నో',
                      'जयपुरिया इंस्टीट्यूट ऑफ़ मैनेजमेंट, नोएडा और लखनऊ',
                    ),
                    say(
                      'New Delhi Institute of Management, Delhi',
                      'న్యూఢిల్లీ ఇన్‌స్టిట్యూట్ ఆఫ్ మేనేజ్‌మెంట్, ఢిల్లీ',
                      'न्यू दिल्ली इंस्टीट्यूट ऑफ़ मैनेजमेंट, दिल्ली',
                    ),
                    say(
                      'Institute of Management Studies, Ghaziabad',
                      'ఇన్‌స్టిట్యూట్ ఆఫ్ మేనేజ్‌మెంట్ స్టడీస్, ఘజియాబాద్',
                      'इंस्टीट्यूट ऑफ़ मैनेजमेंट स्टडीज़, गाज़ियाबाद',
                    ),
                  ],
                },
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
        { kind: 'tests', title: say('MAT tests', 'MAT టెస్టులు', 'MAT के टेस्ट'), series: 'mat' },
      ],
    },
    { id: 'notifications', label: NOTIFICATIONS, parts: [{ kind: 'notices' }] },
  ],
  after: [],
}
