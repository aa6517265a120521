import { same, say } from '../../text/localized.ts'
import type { Language, LocalizedText } from '../../text.ts'

/**
 * Stages and sessions of examinations. The key is what the database stores with a date (`exam_dates.stage`): it stays as it is
 * where the English of a name is corrected.
 */
export const STAGES = {
  'AFCAT 1': same('AFCAT 1'),
  'AFCAT 2': same('AFCAT 2'),
  'Aptitude test (CBAT)': say('Aptitude test (CBAT)', 'ఆప్టిట్యూడ్ టెస్ట్ (CBAT)', 'अभिरुचि परीक्षा (CBAT)'),
  'Computer based examination': say('Computer based examination', 'కంప్యూటర్ ఆధారిత పరీక్ష', 'कंप्यूटर आधारित परीक्षा'),
  'Computer based test': say('Computer based test', 'కంప్యూటర్ ఆధారిత పరీక్ష', 'कंप्यूटर आधारित परीक्षा'),
  'December session': say('December session', 'డిసెంబర్ సెషన్', 'दिसंबर सत्र'),
  'February session': say('February session', 'ఫిబ్రవరి సెషన్', 'फ़रवरी सत्र'),
  'First stage (CBT 1)': say('First stage (CBT 1)', 'మొదటి దశ (CBT 1)', 'पहला चरण (CBT 1)'),
  Main: say('Main', 'మెయిన్స్', 'मेन्स'),
  'Main, descriptive': say('Main, descriptive', 'మెయిన్స్, డిస్క్రిప్టివ్', 'मेन्स, वर्णनात्मक'),
  'Main, objective': say('Main, objective', 'మెయిన్స్, ఆబ్జెక్టివ్', 'मेन्स, वस्तुनिष्ठ'),
  'Main: IT, Agriculture, HR, Marketing and Law': say(
    'Main: IT, Agriculture, HR, Marketing and Law',
    'మెయిన్స్: ఐటీ, వ్యవసాయం, హెచ్ఆర్, మార్కెటింగ్, న్యాయం',
    'मेन्स: आईटी, कृषि, एचआर, मार्केटिंग और विधि',
  ),
  'Main: Rajbhasha': say('Main: Rajbhasha', 'మెయిన్స్: రాజభాష', 'मेन्स: राजभाषा'),
  'May session': say('May session', 'మే సెషన్', 'मई सत्र'),
  Paper: say('Paper', 'పేపర్', 'पेपर'),
  'Paper I': say('Paper I', 'పేపర్ I', 'पेपर I'),
  'Paper II': say('Paper II', 'పేపర్ II', 'पेपर II'),
  Prelims: say('Prelims', 'ప్రిలిమ్స్', 'प्रीलिम्स'),
  'Prelims: IT, Agriculture, HR and Marketing': say(
    'Prelims: IT, Agriculture, HR and Marketing',
    'ప్రిలిమ్స్: ఐటీ, వ్యవసాయం, హెచ్ఆర్, మార్కెటింగ్',
    'प्रीलिम्स: आईटी, कृषि, एचआर और मार्केटिंग',
  ),
  'Prelims: Law and Rajbhasha': say('Prelims: Law and Rajbhasha', 'ప్రిలిమ్స్: న్యాయం, రాజభాష', 'प्रीलिम्स: विधि और राजभाषा'),
  'Second stage (CBT 2)': say('Second stage (CBT 2)', 'రెండో దశ (CBT 2)', 'दूसरा चरण (CBT 2)'),
  'Second stage (CBT 2), Part A': say(
    'Second stage (CBT 2), Part A',
    'రెండో దశ (CBT 2), పార్ట్ A',
    'दूसरा चरण (CBT 2), भाग A',
  ),
  'Second stage (CBT 2), Part B': say(
    'Second stage (CBT 2), Part B',
    'రెండో దశ (CBT 2), పార్ట్ B',
    'दूसरा चरण (CBT 2), भाग B',
  ),
  'September session': say('September session', 'సెప్టెంబర్ సెషన్', 'सितंबर सत्र'),
  'Session I': say('Session I', 'సెషన్ I', 'सत्र I'),
  'Session II': say('Session II', 'సెషన్ II', 'सत्र II'),
  'Tier I': say('Tier I', 'టియర్ I', 'टियर I'),
  'Tier II': say('Tier II', 'టియర్ II', 'टियर II'),
  'Tier II, General Studies: Finance and Economics (some posts only)': say(
    'Tier II, General Studies: Finance and Economics (some posts only)',
    'టియర్ II, జనరల్ స్టడీస్: ఫైనాన్స్, అర్థశాస్త్రం (కొన్ని పోస్టులకు మాత్రమే)',
    'टियर II, सामान्य अध्ययन: वित्त और अर्थशास्त्र (केवल कुछ पदों के लिए)',
  ),
  'Tier II, Paper I': say('Tier II, Paper I', 'టియర్ II, పేపర్ I', 'टियर II, पेपर I'),
  'Tier II, Paper I (all posts)': say(
    'Tier II, Paper I (all posts)',
    'టియర్ II, పేపర్ I (అన్ని పోస్టులకు)',
    'टियर II, पेपर I (सभी पद)',
  ),
  'Tier II, Paper II': say('Tier II, Paper II', 'టియర్ II, పేపర్ II', 'टियर II, पेपर II'),
  'Tier II, Statistics (some posts only)': say(
    'Tier II, Statistics (some posts only)',
    'టియర్ II, స్టాటిస్టిక్స్ (కొన్ని పోస్టులకు మాత్రమే)',
    'टियर II, सांख्यिकी (केवल कुछ पदों के लिए)',
  ),
  'Tier III': say('Tier III', 'టియర్ III', 'टियर III'),
} as const satisfies Readonly<Record<string, LocalizedText>>

export type StageId = keyof typeof STAGES

/** The name of a stage as it is stored; one that is not of the catalogue stays as staff wrote it. */
export const stageIn = (stored: string, language: Language): string =>
  Object.hasOwn(STAGES, stored) ? STAGES[stored as StageId][language] : stored
