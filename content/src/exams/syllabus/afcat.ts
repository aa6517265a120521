import { say } from '../../text/localized.ts'
import type { SyllabusSection } from '../exam.ts'
import { SECTIONS } from '../texts/sections.ts'
import { TOPICS } from '../texts/topics.ts'

export const AFCAT: readonly SyllabusSection[] = [
  {
    section: SECTIONS.generalAwareness,
    topics: [
      TOPICS.history,
      TOPICS.geography,
      TOPICS.sports,
      say('National and international organisations', 'జాతీయ, అంతర్జాతీయ సంస్థలు', 'राष्ट्रीय और अंतरराष्ट्रीय संगठन'),
      TOPICS.artAndCulture,
      TOPICS.personalities,
      TOPICS.environmentAndEcology,
      say('Indian polity', 'భారత రాజకీయ వ్యవస్థ', 'भारतीय राजव्यवस्था'),
      say('Economy', 'ఆర్థిక వ్యవస్థ', 'अर्थव्यवस्था'),
      say('Basic science', 'ప్రాథమిక సైన్స్', 'बुनियादी विज्ञान'),
      TOPICS.scienceAndTechnology,
      TOPICS.currentAffairs,
      say(
        'Defence: ranks, exercises, weapons, aircraft',
        'రక్షణ రంగం: ర్యాంకులు, విన్యాసాలు, ఆయుధాలు, విమానాలు',
        'रक्षा: रैंक, युद्धाभ्यास, हथियार, विमान',
      ),
    ],
  },
  {
    section: SECTIONS.verbalAbilityInEnglish,
    topics: [
      say('Comprehension', 'కాంప్రహెన్షన్', 'गद्यांश की समझ'),
      say('Error detection', 'తప్పులు గుర్తించడం', 'त्रुटि की पहचान'),
      TOPICS.sentenceCompletion,
      TOPICS.synonyms,
      TOPICS.antonyms,
      TOPICS.clozeTest,
      TOPICS.idiomsAndPhrases,
      TOPICS.analogy,
      say('Sentence rearrangement', 'వాక్యాలను క్రమంలో అమర్చడం', 'वाक्यों को क्रम में लगाना'),
      TOPICS.oneWordSubstitution,
    ],
  },
  {
    section: SECTIONS.numericalAbility,
    topics: [
      say('Decimal fraction', 'దశాంశ భిన్నాలు', 'दशमलव भिन्न'),
      TOPICS.timeAndWork,
      say('Average', 'సగటు', 'औसत'),
      TOPICS.percentage,
      TOPICS.profitAndLoss,
      TOPICS.ratioAndProportion,
      TOPICS.simpleAndCompoundInterest,
      say('Time, distance and races', 'కాలం, దూరం, పరుగు పందేలు', 'समय, दूरी और दौड़'),
      say('Trains, boats and streams', 'రైళ్లు, పడవలు, ప్రవాహాలు', 'रेलगाड़ी, नाव और धारा'),
      say('Area and perimeter', 'వైశాల్యం, చుట్టుకొలత', 'क्षेत्रफल और परिमाप'),
      TOPICS.probability,
      say('Number system and series', 'సంఖ్యా వ్యవస్థ, శ్రేణులు', 'संख्या पद्धति और शृंखला'),
      TOPICS.mixtureAndAlligation,
      say('Clocks', 'గడియారాలు', 'घड़ी'),
    ],
  },
  {
    section: SECTIONS.reasoningAndMilitaryAptitude,
    topics: [
      say('Verbal analogy and classification', 'వెర్బల్ అనాలజీ, వర్గీకరణ', 'शाब्दिक सादृश्यता और वर्गीकरण'),
      say('Series and coding', 'శ్రేణులు, కోడింగ్', 'शृंखला और कोडिंग'),
      say('Venn diagram and relations', 'వెన్ చిత్రాలు, సంబంధాలు', 'वेन आरेख और संबंध'),
      say('Figure series', 'చిత్రాల శ్రేణి', 'आकृति शृंखला'),
      say('Odd figure', 'భిన్నమైన చిత్రం', 'विषम आकृति'),
      say('Figure analogy', 'చిత్రాల అనాలజీ', 'आकृति सादृश्यता'),
      say('Pattern completion', 'నమూనాను పూర్తి చేయడం', 'पैटर्न पूर्ति'),
      say('Hidden figures', 'దాగి ఉన్న చిత్రాలు', 'छिपी हुई आकृतियाँ'),
      say('Dot situation', 'చుక్క స్థానం', 'बिंदु स्थिति'),
      say('Figure rotation', 'చిత్రాన్ని తిప్పడం', 'आकृति का घूर्णन'),
      say('Spatial ability', 'స్పేషియల్ ఎబిలిటీ', 'स्थानिक योग्यता'),
      say('Military aptitude situations', 'మిలిటరీ ఆప్టిట్యూడ్ సందర్భాలు', 'सैन्य अभिरुचि की स्थितियाँ'),
    ],
  },
]
