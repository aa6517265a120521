import { say } from '../../text/localized.ts'
import type { SyllabusSection } from '../exam.ts'
import { SECTIONS } from '../texts/sections.ts'
import { TOPICS } from '../texts/topics.ts'

const ENGLISH = [
  TOPICS.readingComprehension,
  TOPICS.clozeTest,
  TOPICS.errorSpotting,
  TOPICS.sentenceImprovement,
  say('Para jumbles / sentence rearrangement', 'పేరా జంబుల్స్ / వాక్యాలను క్రమంలో అమర్చడం', 'पैरा जंबल / वाक्यों को क्रम में लगाना'),
  say('Single and double fillers', 'సింగిల్, డబుల్ ఫిల్లర్లు', 'एक और दो रिक्त स्थानों की पूर्ति'),
  say('Word swap', 'పదాల మార్పిడి', 'शब्दों की अदला-बदली'),
  say('Phrase replacement', 'పదబంధాల మార్పిడి', 'वाक्यांश प्रतिस्थापन'),
  say('Column-based sentence matching', 'కాలమ్‌ల ఆధారంగా వాక్యాలు జతపరచడం', 'कॉलम पर आधारित वाक्य मिलान'),
  say('Vocabulary: synonyms and antonyms', 'పదజాలం: సమానార్థక, వ్యతిరేక పదాలు', 'शब्दावली: पर्यायवाची और विलोम शब्द'),
  say('Idioms and phrasal verbs', 'ఇడియమ్స్, ఫ్రేజల్ వెర్బ్స్', 'मुहावरे और फ़्रेज़ल वर्ब'),
  TOPICS.spelling,
] as const
const QUANTITATIVE = [
  say('Simplification', 'సూక్ష్మీకరణ', 'सरलीकरण'),
  say('Approximation', 'ఉజ్జాయింపు విలువలు', 'सन्निकटन'),
  say('Missing number series', 'సంఖ్యా శ్రేణిలో లోపించిన సంఖ్య', 'लुप्त संख्या शृंखला'),
  say('Wrong number series', 'సంఖ్యా శ్రేణిలో తప్పు సంఖ్య', 'गलत संख्या शृंखला'),
  say('Quadratic comparison', 'వర్గ సమీకరణాల పోలిక', 'द्विघात समीकरणों की तुलना'),
  say('Table data interpretation', 'పట్టికల డేటా ఇంటర్‌ప్రిటేషన్', 'तालिका डेटा निर्वचन'),
  say('Bar and line graph interpretation', 'బార్, లైన్ గ్రాఫుల ఇంటర్‌ప్రిటేషన్', 'दंड और रेखा आरेख का निर्वचन'),
  say('Pie chart and caselet', 'పై చార్ట్, కేస్‌లెట్', 'पाई चार्ट और केसलेट'),
  TOPICS.percentage,
  TOPICS.ratioAndProportion,
  say('Average and ages', 'సగటు, వయసులు', 'औसत और आयु'),
  TOPICS.profitAndLoss,
  TOPICS.simpleAndCompoundInterest,
  TOPICS.partnership,
  TOPICS.mixtureAndAlligation,
  TOPICS.timeAndWorkPipes,
  say('Speed, time, distance, trains, boats', 'వేగం, కాలం, దూరం, రైళ్లు, పడవలు', 'चाल, समय, दूरी, रेलगाड़ी, नाव'),
  TOPICS.mensuration,
  say('Probability and permutation-combination', 'సంభావ్యత, ప్రస్తారాలు-సంయోగాలు', 'प्रायिकता और क्रमचय-संचय'),
  say('Quantity comparison', 'క్వాంటిటీల పోలిక', 'मात्राओं की तुलना'),
] as const
const REASONING = [
  say('Linear seating arrangement', 'వరుస సీటింగ్ అరేంజ్‌మెంట్', 'रैखिक बैठक व्यवस्था'),
  say('Circular and square arrangement', 'వృత్తాకార, చతురస్రాకార అరేంజ్‌మెంట్', 'वृत्ताकार और वर्गाकार बैठक व्यवस्था'),
  say('Floor and box puzzles', 'ఫ్లోర్, బాక్స్ పజిల్స్', 'मंज़िल और बॉक्स की पहेलियाँ'),
  say('Day, month, age puzzles', 'రోజు, నెల, వయసు పజిల్స్', 'दिन, महीना, आयु की पहेलियाँ'),
  say('Comparison and ranking', 'పోలిక, ర్యాంకింగ్', 'तुलना और रैंकिंग'),
  TOPICS.syllogism,
  say('Coded and direct inequality', 'కోడెడ్, డైరెక్ట్ అసమానతలు', 'कोडित और प्रत्यक्ष असमानता'),
  TOPICS.bloodRelations,
  TOPICS.directionAndDistance,
  TOPICS.codingAndDecoding,
  say('Alphanumeric and symbol series', 'ఆల్ఫాన్యూమరిక్, గుర్తుల శ్రేణి', 'अक्षरांकीय और प्रतीक शृंखला'),
  say('Number and word operations', 'సంఖ్యలు, పదాలపై పరిక్రియలు', 'संख्या और शब्द संक्रियाएँ'),
  say('Order and ranking', 'క్రమం, ర్యాంకింగ్', 'क्रम और रैंकिंग'),
  TOPICS.wordFormation,
  TOPICS.dataSufficiencyTwoStatements,
] as const
const MAIN_REASONING = [
  say('Multi-variable puzzles', 'మల్టీ-వేరియబుల్ పజిల్స్', 'कई चरों वाली पहेलियाँ'),
  say('Double-row and mixed seating', 'రెండు వరుసల, మిశ్రమ సీటింగ్ అరేంజ్‌మెంట్', 'दोहरी पंक्ति और मिश्रित बैठक व्यवस्था'),
  say('Scheduling with conditions', 'షరతులతో షెడ్యూలింగ్', 'शर्तों के साथ समय-सारणी'),
  say('Input-output machine', 'ఇన్‌పుట్-అవుట్‌పుట్ మెషీన్', 'इनपुट-आउटपुट मशीन'),
  say('Coded blood relations and directions', 'కోడెడ్ రక్త సంబంధాలు, దిశలు', 'कोडित रक्त संबंध और दिशा'),
  say('Reverse syllogism', 'రివర్స్ సిలాజిజం', 'विपरीत न्याय निगमन'),
  say('Coded inequality', 'కోడెడ్ అసమానతలు', 'कोडित असमानता'),
  say('Data sufficiency (three statements)', 'డేటా సఫిషియెన్సీ (మూడు ప్రకటనలు)', 'डेटा पर्याप्तता (तीन कथन)'),
  say('Critical reasoning: assumptions', 'క్రిటికల్ రీజనింగ్: ఊహలు', 'आलोचनात्मक तर्क: पूर्वधारणाएँ'),
  say(
    'Critical reasoning: strengthen and weaken',
    'క్రిటికల్ రీజనింగ్: వాదనను బలపరిచేవి, బలహీనపరిచేవి',
    'आलोचनात्मक तर्क: तर्क को मज़बूत और कमज़ोर करना',
  ),
  say('Cause and effect, course of action', 'కారణం, ఫలితం; తీసుకోవాల్సిన చర్య', 'कारण और प्रभाव, कार्यवाही'),
  TOPICS.decisionMaking,
  say('Logical sequencing', 'సరైన క్రమంలో అమర్చడం', 'तार्किक अनुक्रम'),
  say('Coding in fictitious language', 'కల్పిత భాషలో కోడింగ్', 'काल्पनिक भाषा में कोडिंग'),
  say('Grid and matrix based questions', 'గ్రిడ్, మ్యాట్రిక్స్ ఆధారిత ప్రశ్నలు', 'ग्रिड और मैट्रिक्स पर आधारित प्रश्न'),
] as const
const MAIN_AWARENESS = [
  TOPICS.currentAffairsOfLast46Months,
  say('RBI functions and monetary policy', 'RBI విధులు, ద్రవ్య విధానం', 'RBI के कार्य और मौद्रिक नीति'),
  say('RBI circulars', 'RBI సర్క్యులర్లు', 'RBI के परिपत्र'),
  say('Banking terms and products', 'బ్యాంకింగ్ పదాలు, సేవలు', 'बैंकिंग शब्दावली और उत्पाद'),
  say('Types of accounts and deposits', 'ఖాతాలు, డిపాజిట్ల రకాలు', 'खातों और जमा के प्रकार'),
  say(
    'Payment systems: UPI, NEFT, RTGS, IMPS',
    'చెల్లింపు వ్యవస్థలు: UPI, NEFT, RTGS, IMPS',
    'भुगतान प्रणालियाँ: UPI, NEFT, RTGS, IMPS',
  ),
  say('Financial institutions and regulators', 'ఆర్థిక సంస్థలు, నియంత్రణ సంస్థలు', 'वित्तीय संस्थाएँ और नियामक'),
  TOPICS.unionBudgetAndEconomicSurvey,
  TOPICS.governmentSchemes,
  say('Financial inclusion', 'ఆర్థిక సమ్మిళితం', 'वित्तीय समावेशन'),
  say('Priority sector lending and NPA rules', 'ప్రాధాన్య రంగ రుణాలు, NPA నిబంధనలు', 'प्राथमिकता क्षेत्र ऋण और NPA के नियम'),
  say('Basel norms', 'బాసెల్ నిబంధనలు', 'बेसल मानदंड'),
  say('Capital and money markets', 'మూలధన, ద్రవ్య మార్కెట్లు', 'पूँजी और मुद्रा बाज़ार'),
  say('Insurance basics', 'బీమా ప్రాథమిక అంశాలు', 'बीमा की मूल बातें'),
  say('Digital and fintech awareness', 'డిజిటల్, ఫిన్‌టెక్ అవగాహన', 'डिजिटल और फ़िनटेक जागरूकता'),
  TOPICS.internationalOrganisations,
  say('Awards, sports, books, appointments', 'అవార్డులు, క్రీడలు, పుస్తకాలు, నియామకాలు', 'पुरस्कार, खेल, पुस्तकें, नियुक्तियाँ'),
  say(
    'Static awareness: HQs, parks, currencies',
    'స్టాటిక్ అవేర్‌నెస్: ప్రధాన కార్యాలయాలు, పార్కులు, కరెన్సీలు',
    'स्टैटिक सामान्य ज्ञान: मुख्यालय, उद्यान, मुद्राएँ',
  ),
] as const
const MAIN_DATA = [
  say('Missing-data tables', 'కొంత డేటా లేని పట్టికలు', 'लुप्त डेटा वाली तालिकाएँ'),
  say('Caselet interpretation', 'కేస్‌లెట్ ఇంటర్‌ప్రిటేషన్', 'केसलेट निर्वचन'),
  say('Radar and stacked bar graphs', 'రాడార్, స్టాక్డ్ బార్ గ్రాఫులు', 'रडार और स्टैक्ड दंड आरेख'),
  say('Mixed (pie and table) interpretation', 'మిశ్రమ (పై, పట్టిక) ఇంటర్‌ప్రిటేషన్', 'मिश्रित निर्वचन (पाई चार्ट और तालिका)'),
  say('Arithmetic-based interpretation', 'అర్థమెటిక్ ఆధారిత ఇంటర్‌ప్రిటేషన్', 'अंकगणित पर आधारित निर्वचन'),
  say('Data sufficiency (two and three statements)', 'డేటా సఫిషియెన్సీ (రెండు, మూడు ప్రకటనలు)', 'डेटा पर्याप्तता (दो और तीन कथन)'),
  say('Quantity I and II comparison', 'క్వాంటిటీ I, II పోలిక', 'मात्रा I और II की तुलना'),
  say('Advanced number series', 'అడ్వాన్స్‌డ్ సంఖ్యా శ్రేణి', 'उन्नत संख्या शृंखला'),
  say('Quadratic and variable-based comparison', 'వర్గ సమీకరణాలు, చలరాశుల ఆధారిత పోలిక', 'द्विघात और चर पर आधारित तुलना'),
  TOPICS.probability,
  TOPICS.permutationAndCombination,
  TOPICS.mensuration,
  TOPICS.timeAndWork,
  say('Speed, boats, trains', 'వేగం, పడవలు, రైళ్లు', 'चाल, नाव, रेलगाड़ी'),
  TOPICS.mixtureAndAlligation,
  say('Profit, loss and interest', 'లాభనష్టాలు, వడ్డీ', 'लाभ, हानि और ब्याज'),
] as const
const MAIN_ENGLISH = [
  say(
    'Long reading comprehension (economy, banking)',
    'పెద్ద రీడింగ్ కాంప్రహెన్షన్ (ఆర్థిక వ్యవస్థ, బ్యాంకింగ్)',
    'लंबे गद्यांश पर आधारित प्रश्न (अर्थव्यवस्था, बैंकिंग)',
  ),
  say('Inference and tone questions', 'ఇన్‌ఫరెన్స్, టోన్ ప్రశ్నలు', 'निष्कर्ष और लेखक के भाव के प्रश्न'),
  say('Cloze test with phrases', 'పదబంధాలతో క్లోజ్ టెస్ట్', 'वाक्यांशों वाला क्लोज़ टेस्ट'),
  say('Paragraph completion', 'పేరా పూర్తి చేయడం', 'अनुच्छेद पूर्ति'),
  say('Sentence connectors', 'వాక్యాలను కలిపే పదాలు', 'वाक्य जोड़ने वाले शब्द'),
  say('Error detection in paragraphs', 'పేరాల్లో తప్పులు గుర్తించడం', 'अनुच्छेदों में त्रुटि की पहचान'),
  say('Word usage in different contexts', 'వేర్వేరు సందర్భాల్లో పదాల వాడుక', 'अलग-अलग संदर्भों में शब्द प्रयोग'),
  say('Para jumbles with fixed sentence', 'ఒక వాక్యం స్థానం ముందే ఇచ్చిన పేరా జంబుల్స్', 'एक निश्चित वाक्य वाले पैरा जंबल'),
  say('Odd sentence out', 'సంబంధం లేని వాక్యం', 'विषम वाक्य चुनना'),
  say('Statement coherence', 'వాక్యాల పొందిక', 'कथनों की सुसंगति'),
  say('Match the column', 'జతపరచడం', 'कॉलम मिलान'),
  say('Fillers in multiple sentences', 'ఒకటి కంటే ఎక్కువ వాక్యాల్లో ఫిల్లర్లు', 'एक से अधिक वाक्यों में रिक्त स्थानों की पूर्ति'),
] as const
const BANKING = [
  say('Banking history and structure', 'బ్యాంకింగ్ చరిత్ర, నిర్మాణం', 'बैंकिंग का इतिहास और संरचना'),
  say('RBI roles and policy rates', 'RBI విధులు, పాలసీ రేట్లు', 'RBI की भूमिका और नीतिगत दरें'),
  TOPICS.bankingTerms,
  say('Negotiable instruments', 'నెగోషియబుల్ ఇన్‌స్ట్రుమెంట్స్ (చెక్కులు, బిల్లులు)', 'परक्राम्य लिखत'),
  say('Payment and settlement systems', 'చెల్లింపు, సెటిల్‌మెంట్ వ్యవస్థలు', 'भुगतान और निपटान प्रणालियाँ'),
  say('Financial regulators', 'ఆర్థిక నియంత్రణ సంస్థలు', 'वित्तीय नियामक'),
  say('NPA, SARFAESI, IBC basics', 'NPA, SARFAESI, IBC ప్రాథమిక అంశాలు', 'NPA, SARFAESI और IBC की मूल बातें'),
  say('Financial inclusion schemes', 'ఆర్థిక సమ్మిళిత పథకాలు', 'वित्तीय समावेशन योजनाएँ'),
  say('Union Budget', 'కేంద్ర బడ్జెట్', 'केंद्रीय बजट'),
  say('Recent RBI notifications', 'తాజా RBI నోటిఫికేషన్లు', 'RBI की हाल की अधिसूचनाएँ'),
  say('Current affairs of last 6 months', 'గత 6 నెలల కరెంట్ అఫైర్స్', 'पिछले 6 महीनों के करेंट अफ़ेयर्स'),
  say('International financial institutions', 'అంతర్జాతీయ ఆర్థిక సంస్థలు', 'अंतरराष्ट्रीय वित्तीय संस्थाएँ'),
  say('Abbreviations', 'సంక్షిప్త పదాలు', 'संक्षिप्त रूप'),
  say('Appointments, awards, committees', 'నియామకాలు, అవార్డులు, కమిటీలు', 'नियुक्तियाँ, पुरस्कार, समितियाँ'),
] as const
const IT = [
  say('Database management systems and SQL', 'డేటాబేస్ మేనేజ్‌మెంట్ సిస్టమ్స్, SQL', 'डेटाबेस प्रबंधन प्रणाली और SQL'),
  say('Data structures and algorithms', 'డేటా స్ట్రక్చర్స్, అల్గారిథమ్స్', 'डेटा संरचना और एल्गोरिद्म'),
  TOPICS.operatingSystems,
  say('Computer networks', 'కంప్యూటర్ నెట్‌వర్క్స్', 'कंप्यूटर नेटवर्क'),
  say('Network and cyber security', 'నెట్‌వర్క్, సైబర్ సెక్యూరిటీ', 'नेटवर्क और साइबर सुरक्षा'),
  say('Software engineering', 'సాఫ్ట్‌వేర్ ఇంజినీరింగ్', 'सॉफ़्टवेयर इंजीनियरिंग'),
  say(
    'Object-oriented programming (C++, Java)',
    'ఆబ్జెక్ట్ ఓరియెంటెడ్ ప్రోగ్రామింగ్ (C++, జావా)',
    'ऑब्जेक्ट-ओरिएंटेड प्रोग्रामिंग (C++, जावा)',
  ),
  say('Computer organisation and architecture', 'కంప్యూటర్ నిర్మాణం, ఆర్కిటెక్చర్', 'कंप्यूटर संरचना और आर्किटेक्चर'),
  say('Web technologies', 'వెబ్ టెక్నాలజీలు', 'वेब तकनीकें'),
  say('Cloud computing and virtualisation', 'క్లౌడ్ కంప్యూటింగ్, వర్చువలైజేషన్', 'क्लाउड कंप्यूटिंग और वर्चुअलाइज़ेशन'),
  say('Data warehousing and mining', 'డేటా వేర్‌హౌసింగ్, మైనింగ్', 'डेटा वेयरहाउसिंग और माइनिंग'),
  say('Digital electronics', 'డిజిటల్ ఎలక్ట్రానిక్స్', 'डिजिटल इलेक्ट्रॉनिक्स'),
  say('Compiler and programming logic', 'కంపైలర్, ప్రోగ్రామింగ్ లాజిక్', 'कंपाइलर और प्रोग्रामिंग लॉजिक'),
  say(
    'AI, machine learning, big data basics',
    'AI, మెషీన్ లెర్నింగ్, బిగ్ డేటా ప్రాథమిక అంశాలు',
    'AI, मशीन लर्निंग और बिग डेटा की मूल बातें',
  ),
  say(
    'IT in banking: core banking, payment security',
    'బ్యాంకింగ్‌లో ఐటీ: కోర్ బ్యాంకింగ్, చెల్లింపుల భద్రత',
    'बैंकिंग में आईटी: कोर बैंकिंग, भुगतान सुरक्षा',
  ),
] as const
const COMPUTER = [
  say('History and generations of computers', 'కంప్యూటర్ల చరిత్ర, తరాలు', 'कंप्यूटर का इतिहास और पीढ़ियाँ'),
  say('Hardware and peripherals', 'హార్డ్‌వేర్, పెరిఫెరల్స్', 'हार्डवेयर और पेरिफ़ेरल डिवाइस'),
  say('Memory and storage', 'మెమరీ, స్టోరేజ్', 'मेमोरी और स्टोरेज'),
  say('Number systems', 'సంఖ్యా వ్యవస్థలు', 'संख्या पद्धतियाँ'),
  TOPICS.operatingSystems,
  say('MS Word', 'MS వర్డ్', 'एमएस वर्ड'),
  say('MS Excel', 'MS ఎక్సెల్', 'एमएस एक्सेल'),
  say('MS PowerPoint', 'MS పవర్‌పాయింట్', 'एमएस पावरपॉइंट'),
  TOPICS.keyboardShortcuts,
  say('Internet, email, browsers', 'ఇంటర్నెట్, ఇమెయిల్, బ్రౌజర్లు', 'इंटरनेट, ईमेल, ब्राउज़र'),
  say('Networking and OSI basics', 'నెట్‌వర్కింగ్, OSI ప్రాథమిక అంశాలు', 'नेटवर्किंग और OSI की मूल बातें'),
  say('Database basics', 'డేటాబేస్ ప్రాథమిక అంశాలు', 'डेटाबेस की मूल बातें'),
  say('Programming language basics', 'ప్రోగ్రామింగ్ లాంగ్వేజ్ ప్రాథమిక అంశాలు', 'प्रोग्रामिंग भाषाओं की मूल बातें'),
  say('Cyber security and malware', 'సైబర్ సెక్యూరిటీ, మాల్‌వేర్', 'साइबर सुरक्षा और मैलवेयर'),
  say('Abbreviations and terminology', 'సంక్షిప్త పదాలు, పదజాలం', 'संक्षिप्त रूप और शब्दावली'),
] as const
const RURAL_AWARENESS = [
  TOPICS.currentAffairsOfLast46Months,
  say('Rural banking and NABARD', 'గ్రామీణ బ్యాంకింగ్, NABARD', 'ग्रामीण बैंकिंग और नाबार्ड'),
  say('RBI and monetary policy', 'RBI, ద్రవ్య విధానం', 'RBI और मौद्रिक नीति'),
  say('Priority sector and agriculture credit', 'ప్రాధాన్య రంగ, వ్యవసాయ రుణాలు', 'प्राथमिकता क्षेत्र और कृषि ऋण'),
  say('Self-help groups and financial inclusion', 'స్వయం సహాయక సంఘాలు, ఆర్థిక సమ్మిళితం', 'स्वयं सहायता समूह और वित्तीय समावेशन'),
  say('Government schemes for rural areas', 'గ్రామీణ ప్రాంతాలకు ప్రభుత్వ పథకాలు', 'ग्रामीण क्षेत्रों के लिए सरकारी योजनाएँ'),
  TOPICS.bankingTerms,
  say('Payment systems', 'చెల్లింపు వ్యవస్థలు', 'भुगतान प्रणालियाँ'),
  TOPICS.unionBudgetAndEconomicSurvey,
  say('Sponsor banks and RRB amalgamation', 'స్పాన్సర్ బ్యాంకులు, RRBల విలీనం', 'प्रायोजक बैंक और RRB का विलय'),
  say('Static awareness', 'స్టాటిక్ అవేర్‌నెస్', 'स्टैटिक सामान्य ज्ञान'),
  say('Awards and sports', 'అవార్డులు, క్రీడలు', 'पुरस्कार और खेल'),
  say('Agriculture facts', 'వ్యవసాయ అంశాలు', 'कृषि के तथ्य'),
  say('Insurance and pension schemes', 'బీమా, పెన్షన్ పథకాలు', 'बीमा और पेंशन योजनाएँ'),
] as const

export const IBPS_PO: readonly SyllabusSection[] = [
  { section: SECTIONS.englishLanguageInPrelims, topics: ENGLISH },
  { section: SECTIONS.quantitativeAptitudeInPrelims, topics: QUANTITATIVE },
  { section: SECTIONS.reasoningAbilityInPrelims, topics: REASONING },
  { section: SECTIONS.reasoningInMain, topics: MAIN_REASONING },
  { section: SECTIONS.awarenessInMain, topics: MAIN_AWARENESS },
  { section: SECTIONS.dataAnalysisAndInterpretationInMain, topics: MAIN_DATA },
]

export const SBI_PO: readonly SyllabusSection[] = [
  { section: SECTIONS.englishLanguageInPrelims, topics: ENGLISH },
  { section: SECTIONS.quantitativeAptitudeInPrelims, topics: QUANTITATIVE },
  { section: SECTIONS.reasoningAbilityInPrelims, topics: REASONING },
  { section: SECTIONS.reasoningInMain, topics: MAIN_REASONING },
  { section: SECTIONS.awarenessInMain, topics: MAIN_AWARENESS },
  { section: SECTIONS.dataAnalysisAndInterpretationInMain, topics: MAIN_DATA },
]

export const IBPS_CLERK: readonly SyllabusSection[] = [
  { section: SECTIONS.englishLanguageInPrelims, topics: ENGLISH },
  { section: SECTIONS.numericalAbilityInPrelims, topics: QUANTITATIVE },
  { section: SECTIONS.reasoningAbilityInPrelims, topics: REASONING },
  { section: SECTIONS.generalAndFinancialAwarenessInMain, topics: MAIN_AWARENESS },
  { section: SECTIONS.generalEnglishInMain, topics: MAIN_ENGLISH },
  { section: SECTIONS.quantitativeAptitudeInMain, topics: MAIN_DATA },
]

export const SBI_CLERK: readonly SyllabusSection[] = [
  { section: SECTIONS.englishLanguageInPrelims, topics: ENGLISH },
  { section: SECTIONS.numericalAbilityInPrelims, topics: QUANTITATIVE },
  { section: SECTIONS.reasoningAbilityInPrelims, topics: REASONING },
  { section: SECTIONS.generalAndFinancialAwarenessInMain, topics: MAIN_AWARENESS },
  { section: SECTIONS.generalEnglishInMain, topics: MAIN_ENGLISH },
  { section: SECTIONS.quantitativeAptitudeInMain, topics: MAIN_DATA },
]

export const IBPS_SO: readonly SyllabusSection[] = [
  { section: SECTIONS.englishLanguage, topics: ENGLISH },
  { section: SECTIONS.reasoning, topics: REASONING },
  { section: SECTIONS.quantitativeAptitude, topics: QUANTITATIVE },
  { section: SECTIONS.generalAwarenessOfBanking, topics: BANKING },
  {
    section: say('Professional Knowledge: IT Officer', 'ప్రొఫెషనల్ నాలెడ్జ్: ఐటీ ఆఫీసర్', 'व्यावसायिक ज्ञान: आईटी अधिकारी'),
    topics: IT,
  },
]

export const RRB_PO: readonly SyllabusSection[] = [
  { section: SECTIONS.reasoning, topics: REASONING },
  { section: SECTIONS.quantitativeAptitude, topics: QUANTITATIVE },
  { section: SECTIONS.computerKnowledgeInMain, topics: COMPUTER },
  { section: SECTIONS.generalAwarenessInMain, topics: RURAL_AWARENESS },
  { section: SECTIONS.englishLanguageInMain, topics: ENGLISH },
]

export const RRB_CLERK: readonly SyllabusSection[] = [
  { section: SECTIONS.reasoning, topics: REASONING },
  { section: SECTIONS.numericalAbility, topics: QUANTITATIVE },
  { section: SECTIONS.computerKnowledgeInMain, topics: COMPUTER },
  { section: SECTIONS.generalAwarenessInMain, topics: RURAL_AWARENESS },
  { section: SECTIONS.englishLanguageInMain, topics: ENGLISH },
]
