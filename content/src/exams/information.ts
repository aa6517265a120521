import { same, say } from '../text/localized.ts'
import { type Exam, informationOnly } from './exam.ts'
import { PHRASES } from './texts/phrases.ts'

const CHECK = say(
  'Check the official notification before you apply.',
  'దరఖాస్తుకు ముందు అధికారిక నోటిఫికేషన్ చూడండి.',
  'आवेदन से पहले आधिकारिक अधिसूचना देखें।',
)

/** Examinations people ask for and that have no tests here. */
export const INFORMATION_ONLY: readonly Exam[] = [
  informationOnly({
    slug: 'esic',
    name: same('ESIC'),
    fullName: say(
      'Employees’ State Insurance Corporation recruitment',
      'ఎంప్లాయీస్ స్టేట్ ఇన్సూరెన్స్ కార్పొరేషన్ నియామకాలు',
      'कर्मचारी राज्य बीमा निगम में भर्ती',
    ),
    family: 'other',
    body: say(
      'Employees’ State Insurance Corporation (ESIC)',
      'ఎంప్లాయీస్ స్టేట్ ఇన్సూరెన్స్ కార్పొరేషన్ (ESIC)',
      'कर्मचारी राज्य बीमा निगम (ESIC)',
    ),
    summary: say(
      'UDC, Stenographer, MTS and Social Security Officer posts in the Employees’ State Insurance Corporation.',
      'ఎంప్లాయీస్ స్టేట్ ఇన్సూరెన్స్ కార్పొరేషన్‌లో UDC, స్టెనోగ్రాఫర్, MTS, సోషల్ సెక్యూరిటీ ఆఫీసర్ పోస్టులు.',
      'कर्मचारी राज्य बीमा निगम में UDC, स्टेनोग्राफ़र, MTS और सामाजिक सुरक्षा अधिकारी के पद।',
    ),
    cycle: say(
      'When vacancies are notified; not every year',
      'ఖాళీలు ప్రకటించినప్పుడు; ప్రతి ఏడాదీ కాదు',
      'रिक्तियाँ अधिसूचित होने पर; हर साल नहीं',
    ),
    languages: PHRASES.inEnglishAndHindi,
    eligibility: [
      [
        PHRASES.upperDivisionClerk,
        say(
          'A bachelor’s degree and working knowledge of computers; 18 to 27 years',
          'బ్యాచిలర్ డిగ్రీ, కంప్యూటర్ వాడకంపై అవగాహన; 18 నుంచి 27 ఏళ్లు',
          'स्नातक डिग्री और कंप्यूटर का कार्यसाधक ज्ञान; 18 से 27 वर्ष',
        ),
      ],
      [PHRASES.multiTaskingStaff, say('Class 10; 18 to 25 years', '10వ తరగతి; 18 నుంచి 25 ఏళ్లు', '10वीं; 18 से 25 वर्ष')],
      [
        PHRASES.socialSecurityOfficer,
        say(
          'A bachelor’s degree; preference for certain subjects as per the notification; 21 to 27 years',
          'బ్యాచిలర్ డిగ్రీ; నోటిఫికేషన్ ప్రకారం కొన్ని సబ్జెక్టులకు ప్రాధాన్యం; 21 నుంచి 27 ఏళ్లు',
          'स्नातक डिग्री; अधिसूचना के अनुसार कुछ विषयों को वरीयता; 21 से 27 वर्ष',
        ),
      ],
    ],
    positions: {
      title: PHRASES.posts,
      items: [
        PHRASES.upperDivisionClerk,
        PHRASES.stenographer,
        PHRASES.multiTaskingStaff,
        PHRASES.socialSecurityOfficer,
      ],
    },
    salary: null,
    selection: [
      say(
        'Preliminary and main examinations, both objective type',
        'ప్రిలిమ్స్, మెయిన్స్ పరీక్షలు, రెండూ ఆబ్జెక్టివ్ విధానంలో',
        'प्रीलिम्स और मेन्स, दोनों वस्तुनिष्ठ',
      ),
      say(
        'Computer skill test for UDC, skill test in stenography for Stenographer',
        'UDCకి కంప్యూటర్ స్కిల్ టెస్ట్, స్టెనోగ్రాఫర్‌కు స్టెనోగ్రఫీ స్కిల్ టెస్ట్',
        'UDC के लिए कंप्यूटर कौशल परीक्षा, स्टेनोग्राफ़र के लिए स्टेनोग्राफ़ी कौशल परीक्षा',
      ),
      CHECK,
    ],
    faq: [
      {
        question: PHRASES.whatToPractise,
        answer: say(
          'Reasoning, quantitative aptitude, English and general awareness. The SSC mock tests cover the same subjects.',
          'రీజనింగ్, క్వాంటిటేటివ్ ఆప్టిట్యూడ్, ఇంగ్లీష్, జనరల్ అవేర్‌నెస్. SSC మాక్ టెస్టుల్లో ఇవే సబ్జెక్టులు ఉంటాయి.',
          'तर्कशक्ति, मात्रात्मक अभिरुचि, अंग्रेज़ी और सामान्य जागरूकता। SSC के मॉक टेस्ट में यही विषय हैं।',
        ),
      },
    ],
  }),
  informationOnly({
    slug: 'rbi_assistant',
    name: say('RBI Assistant', 'RBI అసిస్టెంట్', 'RBI असिस्टेंट'),
    fullName: say('Reserve Bank of India Assistants', 'భారతీయ రిజర్వ్ బ్యాంక్ అసిస్టెంట్లు', 'भारतीय रिज़र्व बैंक सहायक'),
    family: 'bank',
    body: say('Reserve Bank of India', 'భారతీయ రిజర్వ్ బ్యాంక్', 'भारतीय रिज़र्व बैंक'),
    summary: say(
      'Assistant posts in the offices of the Reserve Bank of India.',
      'భారతీయ రిజర్వ్ బ్యాంక్ కార్యాలయాల్లో అసిస్టెంట్ పోస్టులు.',
      'भारतीय रिज़र्व बैंक के कार्यालयों में सहायक के पद।',
    ),
    cycle: say(
      'When vacancies are notified, about once in two years',
      'ఖాళీలు ప్రకటించినప్పుడు, దాదాపు రెండేళ్లకు ఒకసారి',
      'रिक्तियाँ अधिसूचित होने पर, लगभग दो साल में एक बार',
    ),
    languages: PHRASES.englishAndHindi,
    eligibility: [
      [PHRASES.education, PHRASES.degreeWithHalf],
      [PHRASES.age, PHRASES.age20To28],
      [
        PHRASES.language,
        say(
          'Proficiency in the language of the state applied for',
          'దరఖాస్తు చేసే రాష్ట్ర భాషలో ప్రావీణ్యం',
          'जिस राज्य से आवेदन करें, वहाँ की भाषा में प्रवीणता',
        ),
      ],
    ],
    positions: { title: PHRASES.posts, items: [say('Assistant', 'అసిస్టెంట్', 'सहायक')] },
    salary: null,
    selection: [
      say(
        'Prelims: 100 questions in 60 minutes (English, numerical ability, reasoning)',
        'ప్రిలిమ్స్: 60 నిమిషాల్లో 100 ప్రశ్నలు (ఇంగ్లీష్, న్యూమరికల్ ఎబిలిటీ, రీజనింగ్)',
        'प्रीलिम्स: 60 मिनट में 100 प्रश्न (अंग्रेज़ी, संख्यात्मक योग्यता, तर्कशक्ति)',
      ),
      say(
        'Main: 200 questions in 135 minutes (also computer knowledge and general awareness)',
        'మెయిన్స్: 135 నిమిషాల్లో 200 ప్రశ్నలు (కంప్యూటర్ నాలెడ్జ్, జనరల్ అవేర్‌నెస్ కూడా)',
        'मेन्स: 135 मिनट में 200 प्रश्न (कंप्यूटर ज्ञान और सामान्य जागरूकता भी)',
      ),
      say(
        'Language proficiency test, qualifying in nature; no interview',
        'భాషా ప్రావీణ్య పరీక్ష, అర్హతకు మాత్రమే; ఇంటర్వ్యూ లేదు',
        'भाषा प्रवीणता परीक्षा, केवल अर्हक; इंटरव्यू नहीं होता',
      ),
      CHECK,
    ],
    faq: [
      {
        question: PHRASES.whatToPractise,
        answer: say(
          'The prelims are similar to bank clerk prelims. Practise with the IBPS Clerk and SBI Clerk mock tests.',
          'ప్రిలిమ్స్ బ్యాంక్ క్లర్క్ ప్రిలిమ్స్ లాగే ఉంటుంది. IBPS క్లర్క్, SBI క్లర్క్ మాక్ టెస్టులతో ప్రాక్టీస్ చేయండి.',
          'इसके प्रीलिम्स बैंक क्लर्क के प्रीलिम्स जैसे हैं। IBPS क्लर्क और SBI क्लर्क के मॉक टेस्ट से अभ्यास करें।',
        ),
      },
    ],
  }),
  informationOnly({
    slug: 'ap_si',
    name: same('AP SI'),
    fullName: say('Andhra Pradesh Sub-Inspector of Police', 'ఆంధ్రప్రదేశ్ పోలీస్ సబ్ ఇన్‌స్పెక్టర్', 'आंध्र प्रदेश पुलिस उप-निरीक्षक'),
    family: 'state',
    body: PHRASES.policeBoardOfAndhra,
    summary: say(
      'Sub-Inspector posts in the Andhra Pradesh police: Civil and Armed Reserve.',
      'ఆంధ్రప్రదేశ్ పోలీస్ శాఖలో సబ్ ఇన్‌స్పెక్టర్ పోస్టులు: సివిల్, ఆర్మ్‌డ్ రిజర్వ్.',
      'आंध्र प्रदेश पुलिस में उप-निरीक्षक के पद: सिविल और सशस्त्र रिज़र्व।',
    ),
    cycle: PHRASES.whenNotifiedByState,
    languages: PHRASES.englishTeluguAndUrdu,
    eligibility: [
      [
        PHRASES.education,
        say(
          'A bachelor’s degree; Intermediate for SC and ST candidates as per the notification',
          'బ్యాచిలర్ డిగ్రీ; SC, ST అభ్యర్థులకు నోటిఫికేషన్ ప్రకారం ఇంటర్మీడియట్',
          'स्नातक डिग्री; SC और ST उम्मीदवारों के लिए अधिसूचना के अनुसार इंटरमीडिएट',
        ),
      ],
      [
        PHRASES.age,
        say(
          '21 to 27, with age relaxation by category',
          '21 నుంచి 27 ఏళ్లు, కేటగిరీని బట్టి వయోపరిమితి సడలింపు',
          '21 से 27 वर्ष, वर्ग के अनुसार आयु में छूट',
        ),
      ],
      [
        PHRASES.fitness,
        say(
          'Height and chest measurements, run and long jump',
          'ఎత్తు, ఛాతీ కొలతలు, పరుగు, లాంగ్ జంప్',
          'ऊँचाई और सीने की माप, दौड़ और लंबी कूद',
        ),
      ],
    ],
    positions: {
      title: PHRASES.posts,
      items: [
        say('Sub-Inspector of Police (Civil)', 'పోలీస్ సబ్ ఇన్‌స్పెక్టర్ (సివిల్)', 'पुलिस उप-निरीक्षक (सिविल)'),
        say('Reserve Sub-Inspector', 'రిజర్వ్ సబ్ ఇన్‌స్పెక్టర్', 'रिज़र्व उप-निरीक्षक'),
      ],
    },
    salary: null,
    selection: [
      say(
        'Preliminary written test of two papers: arithmetic and reasoning, and general studies',
        'రెండు పేపర్ల ప్రిలిమినరీ రాత పరీక్ష: అర్థమెటిక్, రీజనింగ్ ఒకటి; జనరల్ స్టడీస్ మరొకటి',
        'दो पेपर की प्रारंभिक लिखित परीक्षा: अंकगणित और तर्कशक्ति, तथा सामान्य अध्ययन',
      ),
      PHRASES.physicalTests,
      say(
        'Final written examination of four papers; the language papers are qualifying in nature',
        'నాలుగు పేపర్ల తుది రాత పరీక్ష; భాషా పేపర్లు అర్హతకు మాత్రమే',
        'चार पेपर की अंतिम लिखित परीक्षा; भाषा के पेपर केवल अर्हक हैं',
      ),
      CHECK,
    ],
    faq: [
      {
        question: PHRASES.whatToPractise,
        answer: say(
          'Arithmetic, reasoning and general studies. The SSC CPO mock tests are the closest here.',
          'అర్థమెటిక్, రీజనింగ్, జనరల్ స్టడీస్. ఇక్కడ ఉన్న వాటిలో SSC CPO మాక్ టెస్టులు దీనికి దగ్గరగా ఉంటాయి.',
          'अंकगणित, तर्कशक्ति और सामान्य अध्ययन। यहाँ SSC CPO के मॉक टेस्ट इसके सबसे करीब हैं।',
        ),
      },
    ],
  }),
  informationOnly({
    slug: 'ap_constable',
    name: say('AP Constable', 'AP కానిస్టేబుల్', 'AP कांस्टेबल'),
    fullName: say('Andhra Pradesh Police Constable', 'ఆంధ్రప్రదేశ్ పోలీస్ కానిస్టేబుల్', 'आंध्र प्रदेश पुलिस कांस्टेबल'),
    family: 'state',
    body: PHRASES.policeBoardOfAndhra,
    summary: say(
      'Constable posts in the Andhra Pradesh police: Civil and APSP.',
      'ఆంధ్రప్రదేశ్ పోలీస్ శాఖలో కానిస్టేబుల్ పోస్టులు: సివిల్, APSP.',
      'आंध्र प्रदेश पुलिस में कांस्टेबल के पद: सिविल और APSP।',
    ),
    cycle: PHRASES.whenNotifiedByState,
    languages: PHRASES.englishTeluguAndUrdu,
    eligibility: [
      [
        PHRASES.education,
        say(
          'Intermediate pass; for SC and ST, class 10 pass with both years of Intermediate attempted',
          'ఇంటర్మీడియట్ ఉత్తీర్ణత; SC, ST అభ్యర్థులకు 10వ తరగతి ఉత్తీర్ణతతో పాటు ఇంటర్ రెండేళ్ల పరీక్షలూ రాసి ఉండాలి',
          'इंटरमीडिएट पास; SC और ST के लिए 10वीं पास और इंटरमीडिएट के दोनों वर्षों की परीक्षा दी हो',
        ),
      ],
      [
        PHRASES.age,
        say(
          '18 to 24 for most posts, with age relaxation by category',
          'చాలా పోస్టులకు 18 నుంచి 24 ఏళ్లు, కేటగిరీని బట్టి వయోపరిమితి సడలింపు',
          'ज़्यादातर पदों के लिए 18 से 24 वर्ष, वर्ग के अनुसार आयु में छूट',
        ),
      ],
      [
        PHRASES.fitness,
        say(
          'Physical measurements, 1,600 m run, 100 m run and long jump',
          'శారీరక కొలతలు, 1,600 మీ. పరుగు, 100 మీ. పరుగు, లాంగ్ జంప్',
          'शारीरिक माप, 1,600 मीटर दौड़, 100 मीटर दौड़ और लंबी कूद',
        ),
      ],
    ],
    positions: {
      title: PHRASES.posts,
      items: [
        say('Constable (Civil)', 'కానిస్టేబుల్ (సివిల్)', 'कांस्टेबल (सिविल)'),
        say('Constable (AP Special Police)', 'కానిస్టేబుల్ (AP స్పెషల్ పోలీస్)', 'कांस्टेबल (AP विशेष पुलिस)'),
      ],
    },
    salary: null,
    selection: [
      say(
        'Preliminary written test: 200 questions in 3 hours',
        'ప్రిలిమినరీ రాత పరీక్ష: 3 గంటల్లో 200 ప్రశ్నలు',
        'प्रारंभिक लिखित परीक्षा: 3 घंटे में 200 प्रश्न',
      ),
      PHRASES.physicalTests,
      say('Final written examination: 200 marks', 'తుది రాత పరీక్ష: 200 మార్కులు', 'अंतिम लिखित परीक्षा: 200 अंक'),
      CHECK,
    ],
    faq: [
      {
        question: PHRASES.whatToPractise,
        answer: say(
          'Arithmetic, reasoning, English and general studies. The SSC GD mock tests are the closest here.',
          'అర్థమెటిక్, రీజనింగ్, ఇంగ్లీష్, జనరల్ స్టడీస్. ఇక్కడ ఉన్న వాటిలో SSC GD మాక్ టెస్టులు దీనికి దగ్గరగా ఉంటాయి.',
          'अंकगणित, तर्कशक्ति, अंग्रेज़ी और सामान्य अध्ययन। यहाँ SSC GD के मॉक टेस्ट इसके सबसे करीब हैं।',
        ),
      },
    ],
  }),
  informationOnly({
    slug: 'fci',
    name: same('FCI'),
    fullName: say('Food Corporation of India recruitment', 'ఫుడ్ కార్పొరేషన్ ఆఫ్ ఇండియా నియామకాలు', 'भारतीय खाद्य निगम में भर्ती'),
    family: 'other',
    body: say('Food Corporation of India', 'ఫుడ్ కార్పొరేషన్ ఆఫ్ ఇండియా', 'भारतीय खाद्य निगम'),
    summary: say(
      'Assistant and Manager posts: depot, accounts, technical and general administration.',
      'అసిస్టెంట్, మేనేజర్ పోస్టులు: డిపో, అకౌంట్స్, టెక్నికల్, జనరల్ అడ్మినిస్ట్రేషన్.',
      'सहायक और प्रबंधक के पद: डिपो, लेखा, तकनीकी और सामान्य प्रशासन।',
    ),
    cycle: PHRASES.whenNotified,
    languages: PHRASES.inEnglishAndHindi,
    eligibility: [
      [
        say('Assistant Grade III', 'అసిస్టెంట్ గ్రేడ్ III', 'सहायक ग्रेड III'),
        say(
          'A bachelor’s degree (in certain subjects for some cadres); up to 27 years',
          'బ్యాచిలర్ డిగ్రీ (కొన్ని కేడర్లకు నిర్దిష్ట సబ్జెక్టుల్లో); 27 ఏళ్ల వరకు',
          'स्नातक डिग्री (कुछ संवर्गों के लिए निर्धारित विषयों में); 27 वर्ष तक',
        ),
      ],
      [
        say('Manager', 'మేనేజర్', 'प्रबंधक'),
        say(
          'A bachelor’s degree with 60% or a professional qualification; up to 28 years',
          '60%తో బ్యాచిలర్ డిగ్రీ లేదా వృత్తిపరమైన అర్హత; 28 ఏళ్ల వరకు',
          '60% के साथ स्नातक डिग्री या व्यावसायिक योग्यता; 28 वर्ष तक',
        ),
      ],
    ],
    positions: {
      title: PHRASES.posts,
      items: [
        say(
          'Assistant Grade III: general, accounts, technical, depot',
          'అసిస్టెంట్ గ్రేడ్ III: జనరల్, అకౌంట్స్, టెక్నికల్, డిపో',
          'सहायक ग्रेड III: सामान्य, लेखा, तकनीकी, डिपो',
        ),
        say('Manager and Management Trainee', 'మేనేజర్, మేనేజ్‌మెంట్ ట్రైనీ', 'प्रबंधक और मैनेजमेंट ट्रेनी'),
      ],
    },
    salary: null,
    selection: [
      say(
        'Phase I: 100 questions in 60 minutes, qualifying in nature',
        'ఫేజ్ I: 60 నిమిషాల్లో 100 ప్రశ్నలు, అర్హతకు మాత్రమే',
        'चरण I: 60 मिनट में 100 प्रश्न, केवल अर्हक',
      ),
      say('Phase II papers depend on the cadre', 'ఫేజ్ II పేపర్లు కేడర్‌ను బట్టి ఉంటాయి', 'चरण II के पेपर संवर्ग पर निर्भर हैं'),
      say('Manager: interview and training', 'మేనేజర్: ఇంటర్వ్యూ, శిక్షణ', 'प्रबंधक: इंटरव्यू और प्रशिक्षण'),
      CHECK,
    ],
    faq: [
      {
        question: PHRASES.whatToPractise,
        answer: say(
          'Phase I has English, reasoning, numerical aptitude and general studies, like SSC and bank prelims.',
          'SSC, బ్యాంక్ ప్రిలిమ్స్ లాగే ఫేజ్ Iలో ఇంగ్లీష్, రీజనింగ్, న్యూమరికల్ ఆప్టిట్యూడ్, జనరల్ స్టడీస్ ఉంటాయి.',
          'चरण I में अंग्रेज़ी, तर्कशक्ति, संख्यात्मक अभिरुचि और सामान्य अध्ययन हैं, जैसे SSC और बैंक प्रीलिम्स में।',
        ),
      },
    ],
  }),
  informationOnly({
    slug: 'epfo',
    name: same('EPFO'),
    fullName: say(
      'Employees’ Provident Fund Organisation recruitment',
      'ఎంప్లాయీస్ ప్రావిడెంట్ ఫండ్ ఆర్గనైజేషన్ నియామకాలు',
      'कर्मचारी भविष्य निधि संगठन में भर्ती',
    ),
    family: 'other',
    body: say(
      'EPFO; Union Public Service Commission for officers',
      'EPFO; ఆఫీసర్ పోస్టులకు యూనియన్ పబ్లిక్ సర్వీస్ కమిషన్',
      'EPFO; अधिकारियों के लिए संघ लोक सेवा आयोग',
    ),
    summary: say(
      'Social Security Assistant, Stenographer and Enforcement Officer posts in EPFO.',
      'EPFOలో సోషల్ సెక్యూరిటీ అసిస్టెంట్, స్టెనోగ్రాఫర్, ఎన్‌ఫోర్స్‌మెంట్ ఆఫీసర్ పోస్టులు.',
      'EPFO में सामाजिक सुरक्षा सहायक, स्टेनोग्राफ़र और प्रवर्तन अधिकारी के पद।',
    ),
    cycle: PHRASES.whenNotified,
    languages: PHRASES.inEnglishAndHindi,
    eligibility: [
      [
        PHRASES.socialSecurityAssistant,
        say(
          'A bachelor’s degree, typing of 35 words per minute in English or 30 in Hindi; 18 to 27 years',
          'బ్యాచిలర్ డిగ్రీ, ఇంగ్లీష్‌లో నిమిషానికి 35 పదాలు లేదా హిందీలో 30 పదాల టైపింగ్; 18 నుంచి 27 ఏళ్లు',
          'स्नातक डिग्री, टाइपिंग अंग्रेज़ी में 35 या हिंदी में 30 शब्द प्रति मिनट; 18 से 27 वर्ष',
        ),
      ],
      [
        PHRASES.enforcementAndAccountsOfficer,
        say('A bachelor’s degree; up to 30 years', 'బ్యాచిలర్ డిగ్రీ; 30 ఏళ్ల వరకు', 'स्नातक डिग्री; 30 वर्ष तक'),
      ],
    ],
    positions: {
      title: PHRASES.posts,
      items: [PHRASES.socialSecurityAssistant, PHRASES.stenographer, PHRASES.enforcementAndAccountsOfficer],
    },
    salary: null,
    selection: [
      say(
        'SSA: computer based test, then a typing test that is qualifying in nature',
        'SSA: కంప్యూటర్ ఆధారిత పరీక్ష, తర్వాత టైపింగ్ టెస్ట్ (అర్హతకు మాత్రమే)',
        'SSA: कंप्यूटर आधारित परीक्षा, फिर टाइपिंग परीक्षा, जो केवल अर्हक है',
      ),
      say(
        'EO/AO: recruitment test by UPSC, then an interview',
        'EO/AO: UPSC నిర్వహించే నియామక పరీక్ష, తర్వాత ఇంటర్వ్యూ',
        'EO/AO: UPSC की भर्ती परीक्षा, फिर इंटरव्यू',
      ),
      CHECK,
    ],
    faq: [
      {
        question: PHRASES.whatToPractise,
        answer: say(
          'For SSA: reasoning, quantitative aptitude, English and general awareness. EO/AO also has labour laws and accounting.',
          'SSAకి: రీజనింగ్, క్వాంటిటేటివ్ ఆప్టిట్యూడ్, ఇంగ్లీష్, జనరల్ అవేర్‌నెస్. EO/AOలో కార్మిక చట్టాలు, అకౌంటింగ్ కూడా ఉంటాయి.',
          'SSA के लिए: तर्कशक्ति, मात्रात्मक अभिरुचि, अंग्रेज़ी और सामान्य जागरूकता। EO/AO में श्रम कानून और लेखांकन भी हैं।',
        ),
      },
    ],
  }),
  informationOnly({
    slug: 'nabard',
    name: say('NABARD Assistants', 'NABARD అసిస్టెంట్లు', 'नाबार्ड असिस्टेंट'),
    shortName: same('NABARD'),
    fullName: say(
      'National Bank for Agriculture and Rural Development: Development Assistants',
      'జాతీయ వ్యవసాయ, గ్రామీణాభివృద్ధి బ్యాంక్: డెవలప్‌మెంట్ అసిస్టెంట్లు',
      'राष्ट्रीय कृषि और ग्रामीण विकास बैंक: विकास सहायक',
    ),
    family: 'bank',
    body: say(
      'National Bank for Agriculture and Rural Development',
      'జాతీయ వ్యవసాయ, గ్రామీణాభివృద్ధి బ్యాంక్',
      'राष्ट्रीय कृषि और ग्रामीण विकास बैंक',
    ),
    summary: say(
      'Development Assistant posts in the regional offices of NABARD.',
      'NABARD ప్రాంతీయ కార్యాలయాల్లో డెవలప్‌మెంట్ అసిస్టెంట్ పోస్టులు.',
      'नाबार्ड के क्षेत्रीय कार्यालयों में विकास सहायक के पद।',
    ),
    cycle: PHRASES.whenNotified,
    languages: PHRASES.englishAndHindi,
    eligibility: [
      [PHRASES.education, PHRASES.degreeWithHalf],
      [PHRASES.age, say('18 to 35', '18 నుంచి 35 ఏళ్లు', '18 से 35 वर्ष')],
      [
        PHRASES.language,
        say(
          'Knowledge of the official language of the state is desirable',
          'రాష్ట్ర అధికార భాష తెలిసి ఉంటే మంచిది',
          'राज्य की राजभाषा का ज्ञान वांछनीय है',
        ),
      ],
    ],
    positions: {
      title: PHRASES.posts,
      items: [
        say('Development Assistant', 'డెవలప్‌మెంట్ అసిస్టెంట్', 'विकास सहायक'),
        say('Development Assistant (Hindi)', 'డెవలప్‌మెంట్ అసిస్టెంట్ (హిందీ)', 'विकास सहायक (हिंदी)'),
      ],
    },
    salary: null,
    selection: [
      say('Prelims: 100 questions in 60 minutes', 'ప్రిలిమ్స్: 60 నిమిషాల్లో 100 ప్రశ్నలు', 'प्रीलिम्स: 60 मिनट में 100 प्रश्न'),
      say('Main: objective and descriptive papers', 'మెయిన్స్: ఆబ్జెక్టివ్, డిస్క్రిప్టివ్ పేపర్లు', 'मेन्स: वस्तुनिष्ठ और वर्णनात्मक पेपर'),
      say('Language proficiency test', 'భాషా ప్రావీణ్య పరీక్ష', 'भाषा प्रवीणता परीक्षा'),
      CHECK,
    ],
    faq: [
      {
        question: PHRASES.whatToPractise,
        answer: say(
          'The prelims are similar to SBI PO prelims: English, quantitative aptitude and reasoning in 60 minutes.',
          'ప్రిలిమ్స్ SBI PO ప్రిలిమ్స్ లాగే ఉంటుంది: 60 నిమిషాల్లో ఇంగ్లీష్, క్వాంటిటేటివ్ ఆప్టిట్యూడ్, రీజనింగ్.',
          'इसके प्रीलिम्स SBI PO के प्रीलिम्स जैसे हैं: 60 मिनट में अंग्रेज़ी, मात्रात्मक अभिरुचि और तर्कशक्ति।',
        ),
      },
    ],
  }),
  informationOnly({
    slug: 'cucet',
    name: same('CUCET'),
    fullName: say(
      'Central Universities Common Entrance Test, now CUET',
      'సెంట్రల్ యూనివర్సిటీస్ కామన్ ఎంట్రన్స్ టెస్ట్, ఇప్పుడు CUET',
      'केंद्रीय विश्वविद्यालय संयुक्त प्रवेश परीक्षा, अब CUET',
    ),
    family: 'other',
    linkGroup: 'management',
    body: say('National Testing Agency (since 2022)', 'నేషనల్ టెస్టింగ్ ఏజెన్సీ (2022 నుంచి)', 'राष्ट्रीय परीक्षा एजेंसी (2022 से)'),
    summary: say(
      'Entrance test for admission to central universities. It was replaced by CUET in 2022.',
      'కేంద్రీయ విశ్వవిద్యాలయాల్లో చేరడానికి ప్రవేశ పరీక్ష. 2022లో దీని స్థానంలో CUET వచ్చింది.',
      'केंद्रीय विश्वविद्यालयों में प्रवेश की परीक्षा। 2022 में इसकी जगह CUET ने ली।',
    ),
    cycle: say(
      'Once a year: CUET (PG) and CUET (UG)',
      'ఏడాదికి ఒకసారి: CUET (PG), CUET (UG)',
      'साल में एक बार: CUET (PG) और CUET (UG)',
    ),
    languages: say(
      'English and Hindi; CUET (UG) in 13 languages, including Telugu',
      'ఇంగ్లీష్, హిందీ; CUET (UG) తెలుగుతో సహా 13 భాషల్లో',
      'अंग्रेज़ी और हिंदी; CUET (UG) 13 भाषाओं में, तेलुगु सहित',
    ),
    eligibility: [
      [
        say('Undergraduate', 'అండర్‌గ్రాడ్యుయేట్', 'स्नातक पाठ्यक्रम'),
        say(
          'Class 12; marks and subjects as per the university',
          '12వ తరగతి; మార్కులు, సబ్జెక్టులు విశ్వవిద్యాలయాన్ని బట్టి',
          '12वीं; अंक और विषय विश्वविद्यालय के अनुसार',
        ),
      ],
      [
        say('Postgraduate', 'పోస్ట్‌గ్రాడ్యుయేట్', 'स्नातकोत्तर पाठ्यक्रम'),
        say(
          'A bachelor’s degree; marks and subjects as per the university',
          'బ్యాచిలర్ డిగ్రీ; మార్కులు, సబ్జెక్టులు విశ్వవిద్యాలయాన్ని బట్టి',
          'स्नातक डिग्री; अंक और विषय विश्वविद्यालय के अनुसार',
        ),
      ],
      [PHRASES.age, say('No age limit for the test', 'పరీక్షకు వయోపరిమితి లేదు', 'परीक्षा के लिए कोई आयु सीमा नहीं')],
    ],
    positions: {
      title: PHRASES.leadsTo,
      items: [
        say(
          'Undergraduate admission at central universities',
          'కేంద్రీయ విశ్వవిద్యాలయాల్లో డిగ్రీ ప్రవేశం',
          'केंद्रीय विश्वविद्यालयों में स्नातक पाठ्यक्रमों में प्रवेश',
        ),
        say(
          'Postgraduate admission, including MCA and MBA',
          'పీజీ ప్రవేశం, MCA, MBAతో సహా',
          'स्नातकोत्तर पाठ्यक्रमों में प्रवेश, MCA और MBA सहित',
        ),
      ],
    },
    salary: null,
    selection: [
      say(
        'Computer based test in the chosen subjects',
        'ఎంచుకున్న సబ్జెక్టుల్లో కంప్యూటర్ ఆధారిత పరీక్ష',
        'चुने हुए विषयों की कंप्यूटर आधारित परीक्षा',
      ),
      say(
        'Each university prepares its own merit list from the scores',
        'స్కోర్ల ఆధారంగా ప్రతి విశ్వవిద్యాలయం సొంత మెరిట్ జాబితా తయారు చేస్తుంది',
        'हर विश्वविद्यालय स्कोर से अपनी मेरिट सूची बनाता है',
      ),
      CHECK,
    ],
    faq: [
      {
        question: say('Does CUCET still exist?', 'CUCET ఇంకా ఉందా?', 'क्या CUCET अब भी होती है?'),
        answer: say(
          'No. Since 2022 the common entrance test for central universities is CUET.',
          'లేదు. 2022 నుంచి కేంద్రీయ విశ్వవిద్యాలయాల ఉమ్మడి ప్రవేశ పరీక్ష CUET.',
          'नहीं। 2022 से केंद्रीय विश्वविद्यालयों की संयुक्त प्रवेश परीक्षा CUET है।',
        ),
      },
    ],
  }),
]
