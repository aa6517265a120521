import { COUNTRY } from '../labels.ts'
import { factTable, t } from '../table.ts'

const TOPIC = 'indian-polity'
const SUBJECT = t('Subject', 'విషయం', 'विषय')

const BORROWED = factTable({
  name: 'sources-of-the-constitution',
  topic: TOPIC,
  settledBy: 'debates of the Constituent Assembly; NCERT political science textbooks',
  columns: { feature: t('Feature', 'లక్షణం', 'विशेषता'), country: COUNTRY },
  rows: `
Fundamental rights; ప్రాథమిక హక్కులు; मूल अधिकार | USA
Judicial review; న్యాయ సమీక్ష; न्यायिक पुनरावलोकन | USA
Parliamentary system; పార్లమెంటరీ విధానం; संसदीय प्रणाली | UK
Rule of law; చట్టబద్ధ పాలన; विधि का शासन | UK
Directive principles of state policy; ఆదేశిక సూత్రాలు; राज्य के नीति निदेशक तत्व | Ireland
Fundamental duties; ప్రాథమిక విధులు; मूल कर्तव्य | Soviet Union; సోవియట్ యూనియన్; सोवियत संघ
Federation with a strong Centre; బలమైన కేంద్రంతో సమాఖ్య; सशक्त केंद्र वाला संघ | Canada
# medium
Impeachment of the President; రాష్ట్రపతిపై మహాభియోగం; राष्ट्रपति पर महाभियोग | USA
Office of Vice-President; ఉపరాష్ట్రపతి పదవి; उपराष्ट्रपति का पद | USA
Single citizenship; ఏక పౌరసత్వం; एकल नागरिकता | UK
Bicameral legislature; ద్విసభా శాసన వ్యవస్థ; द्विसदनीय विधायिका | UK
Method of election of the President; రాష్ట్రపతి ఎన్నిక పద్ధతి; राष्ट्रपति के निर्वाचन की पद्धति | Ireland
Residuary powers with the Centre; అవశిష్టాధికారాలు కేంద్రానికి; अवशिष्ट शक्तियाँ केंद्र के पास | Canada
Appointment of governors by the Centre; కేంద్రం ద్వారా గవర్నర్ల నియామకం; केंद्र द्वारा राज्यपालों की नियुक्ति | Canada
Concurrent List; ఉమ్మడి జాబితా; समवर्ती सूची | Australia
Joint sitting of Parliament; పార్లమెంటు సంయుక్త సమావేశం; संसद की संयुक्त बैठक | Australia
Suspension of fundamental rights in an emergency; అత్యవసర పరిస్థితిలో ప్రాథమిక హక్కుల నిలుపుదల; आपात में मूल अधिकारों का निलंबन | Weimar Germany; వైమర్ జర్మనీ; वाइमर जर्मनी
Procedure of constitutional amendment; రాజ్యాంగ సవరణ పద్ధతి; संविधान संशोधन की प्रक्रिया | South Africa
Procedure established by law; చట్టం నిర్దేశించిన పద్ధతి; विधि द्वारा स्थापित प्रक्रिया | Japan
Liberty, equality and fraternity; స్వేచ్ఛ, సమానత్వం, సౌభ్రాతృత్వం; स्वतंत्रता, समता और बंधुता | France
`,
  relations: [
    {
      of: 'feature',
      to: 'country',
      shape: 'many-to-one',
      ask: t(
        'From the constitution of which country was “**{a}**”, a feature of the Indian Constitution, taken?',
        'భారత రాజ్యాంగంలోని **{a}** ఏ దేశ రాజ్యాంగం నుండి తీసుకున్నారు?',
        'भारतीय संविधान की यह विशेषता किस देश के संविधान से ली गई: **{a}**?',
      ),
      askBack: t(
        'Which feature of the Indian Constitution is taken from **{b}**?',
        'భారత రాజ్యాంగంలో **{b}** నుండి తీసుకున్న లక్షణం ఏది?',
        'भारतीय संविधान की कौन-सी विशेषता **{b}** से ली गई है?',
      ),
      odd: t(
        'Which of these features was **not** taken from **{b}**?',
        'వీటిలో **{b}** నుండి **తీసుకోని** లక్షణం ఏది?',
        'इनमें से कौन-सी विशेषता **{b}** से **नहीं** ली गई?',
      ),
      tell: t(
        'The feature “{a}” of the Constitution was taken from {b}.',
        'లక్షణం – {a}: {b} నుండి తీసుకున్నది.',
        'विशेषता – {a}: {b} से ली गई।',
      ),
      also: `
Residuary powers with the Centre | Australia
Fundamental rights | Ireland
Federation with a strong Centre | Australia
Federation with a strong Centre | USA
Rule of law | USA
Bicameral legislature | USA
Bicameral legislature | Australia
Bicameral legislature | Canada
Parliamentary system | Canada
Parliamentary system | Australia
Parliamentary system | Ireland
Parliamentary system | Japan
Judicial review | Japan`,
    },
  ],
})

const LISTS = factTable({
  name: 'legislative-lists',
  topic: TOPIC,
  settledBy: 'Seventh Schedule to the Constitution of India',
  columns: { subject: SUBJECT, list: t('List', 'జాబితా', 'सूची') },
  rows: `
Defence; రక్షణ; रक्षा | Union List; కేంద్ర జాబితా; संघ सूची
Railways; రైల్వేలు; रेल | Union List; కేంద్ర జాబితా; संघ सूची
Atomic energy; అణుశక్తి; परमाणु ऊर्जा | Union List; కేంద్ర జాబితా; संघ सूची
Foreign affairs; విదేశీ వ్యవహారాలు; विदेश कार्य | Union List; కేంద్ర జాబితా; संघ सूची
Banking; బ్యాంకింగ్; बैंककारी | Union List; కేంద్ర జాబితా; संघ सूची
Census; జనగణన; जनगणना | Union List; కేంద్ర జాబితా; संघ सूची
Posts and telegraphs; తపాలా, తంతి; डाक-तार | Union List; కేంద్ర జాబితా; संघ सूची
Police; పోలీసు; पुलिस | State List; రాష్ట్ర జాబితా; राज्य सूची
Public order; శాంతిభద్రతలు; लोक व्यवस्था | State List; రాష్ట్ర జాబితా; राज्य सूची
Agriculture; వ్యవసాయం; कृषि | State List; రాష్ట్ర జాబితా; राज्य सूची
Public health; ప్రజారోగ్యం; लोक स्वास्थ्य | State List; రాష్ట్ర జాబితా; राज्य सूची
Local government; స్థానిక ప్రభుత్వం; स्थानीय शासन | State List; రాష్ట్ర జాబితా; राज्य सूची
Education; విద్య; शिक्षा | Concurrent List; ఉమ్మడి జాబితా; समवर्ती सूची || Moved from the State List by the 42nd Amendment.; 42వ సవరణతో రాష్ట్ర జాబితా నుండి మార్చారు.; 42वें संशोधन से राज्य सूची से लाया गया।
Forests; అడవులు; वन | Concurrent List; ఉమ్మడి జాబితా; समवर्ती सूची || Moved from the State List by the 42nd Amendment.; 42వ సవరణతో రాష్ట్ర జాబితా నుండి మార్చారు.; 42वें संशोधन से राज्य सूची से लाया गया।
Marriage and divorce; వివాహం, విడాకులు; विवाह और विवाह-विच्छेद | Concurrent List; ఉమ్మడి జాబితా; समवर्ती सूची
Trade unions; కార్మిక సంఘాలు; श्रमिक संघ | Concurrent List; ఉమ్మడి జాబితా; समवर्ती सूची
# medium
Protection of wild animals and birds; వన్యప్రాణుల రక్షణ; वन्य जीव-जंतुओं का संरक्षण | Concurrent List; ఉమ్మడి జాబితా; समवर्ती सूची
Criminal law; నేర చట్టం; दंड विधि | Concurrent List; ఉమ్మడి జాబితా; समवर्ती सूची
Population control and family planning; జనాభా నియంత్రణ, కుటుంబ నియంత్రణ; जनसंख्या नियंत्रण और परिवार नियोजन | Concurrent List; ఉమ్మడి జాబితా; समवर्ती सूची
Weights and measures (except standards); తూనికలు, కొలతలు (ప్రమాణాలు మినహా); बाट और माप (मानक छोड़कर) | Concurrent List; ఉమ్మడి జాబితా; समवर्ती सूची
Prisons; జైళ్లు; कारागार | State List; రాష్ట్ర జాబితా; राज्य सूची
Betting and gambling; పందాలు, జూదం; दाँव और जुआ | State List; రాష్ట్ర జాబితా; राज्य सूची
Land revenue; భూమి శిస్తు; भू-राजस्व | State List; రాష్ట్ర జాబితా; राज्य सूची
Citizenship; పౌరసత్వం; नागरिकता | Union List; కేంద్ర జాబితా; संघ सूची
Currency and coinage; కరెన్సీ, నాణేలు; करेंसी और सिक्का निर्माण | Union List; కేంద్ర జాబితా; संघ सूची
Lotteries of governments; ప్రభుత్వ లాటరీలు; सरकारी लाटरी | Union List; కేంద్ర జాబితా; संघ सूची
`,
  relations: [
    {
      of: 'subject',
      to: 'list',
      shape: 'many-to-one',
      askBack: t(
        'Which of these subjects is in the **{b}** of the Seventh Schedule?',
        'వీటిలో ఏడో షెడ్యూలులోని **{b}**లో ఉన్న అంశం ఏది?',
        'इनमें से कौन-सा विषय सातवीं अनुसूची की **{b}** में है?',
      ),
      odd: t(
        'Which of these subjects is **not** in the **{b}**?',
        'వీటిలో **{b}**లో **లేని** అంశం ఏది?',
        'इनमें से कौन-सा विषय **{b}** में **नहीं** है?',
      ),
      tell: t('{a} is in the {b}.', '{a}: {b}లోని అంశం.', '{a} {b} में है।'),
    },
  ],
})

const COMMITTEES = factTable({
  name: 'commissions-and-committees',
  topic: TOPIC,
  settledBy: 'reports of the commissions and committees',
  columns: { commission: t('Commission or committee', 'కమిషన్/కమిటీ', 'आयोग/समिति'), subject: SUBJECT },
  rows: `
Sarkaria Commission; సర్కారియా కమిషన్; सरकारिया आयोग | Centre–state relations; కేంద్ర-రాష్ట్ర సంబంధాలు; केंद्र-राज्य संबंध
Mandal Commission; మండల్ కమిషన్; मंडल आयोग | Reservation for other backward classes; ఇతర వెనుకబడిన వర్గాల రిజర్వేషన్లు; अन्य पिछड़े वर्गों का आरक्षण
Balwant Rai Mehta Committee; బల్వంత్‌రాయ్ మెహతా కమిటీ; बलवंत राय मेहता समिति | Three-tier Panchayati Raj; మూడంచెల పంచాయతీ రాజ్; त्रिस्तरीय पंचायती राज
Kothari Commission (1964–66); కొఠారి కమిషన్ (1964–66); कोठारी आयोग (1964–66) | Education; విద్య; शिक्षा
Fazl Ali Commission; ఫజల్ అలీ కమిషన్; फ़ज़ल अली आयोग | Reorganisation of states; రాష్ట్రాల పునర్వ్యవస్థీకరణ; राज्यों का पुनर्गठन
# medium
Ashok Mehta Committee; అశోక్ మెహతా కమిటీ; अशोक मेहता समिति | Two-tier Panchayati Raj; రెండంచెల పంచాయతీ రాజ్; द्विस्तरीय पंचायती राज
Swaran Singh Committee; స్వరణ్ సింగ్ కమిటీ; स्वर्ण सिंह समिति | Fundamental duties; ప్రాథమిక విధులు; मूल कर्तव्य
Narasimham Committee (1991); నరసింహం కమిటీ (1991); नरसिम्हम समिति (1991) | Banking sector reforms; బ్యాంకింగ్ రంగ సంస్కరణలు; बैंकिंग क्षेत्र में सुधार
Sachar Committee; సచార్ కమిటీ; सच्चर समिति | Condition of the Muslim community; ముస్లిం సముదాయ స్థితిగతులు; मुस्लिम समुदाय की स्थिति
Justice Verma Committee (2013); జస్టిస్ వర్మ కమిటీ (2013); न्यायमूर्ति वर्मा समिति (2013) | Criminal law on crimes against women; మహిళలపై నేరాల చట్టాలు; महिलाओं के विरुद्ध अपराधों का क़ानून
Raja Chelliah Committee; రాజా చెల్లయ్య కమిటీ; राजा चेलैया समिति | Tax reforms; పన్ను సంస్కరణలు; कर सुधार
Malhotra Committee; మల్హోత్రా కమిటీ; मल्होत्रा समिति | Insurance sector reforms; బీమా రంగ సంస్కరణలు; बीमा क्षेत्र में सुधार
# hard
Vohra Committee; వోహ్రా కమిటీ; वोहरा समिति | Links of crime and politics; నేర-రాజకీయ సంబంధాలు; अपराध और राजनीति का गठजोड़
Tendulkar Committee; టెండూల్కర్ కమిటీ; तेंदुलकर समिति | Estimation of poverty; పేదరిక అంచనా; निर्धनता का आकलन
Dinesh Goswami Committee; దినేశ్ గోస్వామి కమిటీ; दिनेश गोस्वामी समिति | Electoral reforms; ఎన్నికల సంస్కరణలు; चुनाव सुधार
Santhanam Committee; సంతానం కమిటీ; संथानम समिति | Prevention of corruption; అవినీతి నిరోధం; भ्रष्टाचार निवारण
Kelkar Task Force (2002); కేల్కర్ టాస్క్‌ఫోర్స్ (2002); केलकर कार्यबल (2002) | Direct and indirect taxes; ప్రత్యక్ష, పరోక్ష పన్నులు; प्रत्यक्ष और अप्रत्यक्ष कर
`,
  relations: [
    {
      of: 'commission',
      to: 'subject',
      shape: 'one-to-one',
      ask: t('What was the **{a}** about?', '**{a}** దేనికి సంబంధించినది?', '**{a}** किससे संबंधित है?'),
      askBack: t(
        'Which commission or committee was concerned with “**{b}**”?',
        '**{b}** – దీనికి సంబంధించిన కమిషన్/కమిటీ ఏది?',
        '**{b}** – इससे संबंधित आयोग/समिति कौन-सी है?',
      ),
      tell: t('The {a} was concerned with “{b}”.', '{a} అంశం: {b}.', '{a} का विषय: {b}।'),
      also: `
Raja Chelliah Committee | Direct and indirect taxes
Kelkar Task Force (2002) | Tax reforms`,
    },
  ],
})

const WRITS = factTable({
  name: 'writs',
  topic: TOPIC,
  settledBy: 'Articles 32 and 226 of the Constitution; legal dictionaries',
  columns: { writ: t('Writ', 'రిట్', 'रिट'), meaning: t('Meaning or purpose', 'అర్థం/ఉద్దేశం', 'अर्थ/उद्देश्य') },
  rows: `
Habeas corpus; హెబియస్ కార్పస్; बंदी प्रत्यक्षीकरण (हैबियस कॉर्पस) | To bring a detained person before the court; నిర్బంధించిన వ్యక్తిని కోర్టు ముందు హాజరుపరచడం; बंदी को न्यायालय के सामने लाना || Literally “you may have the body”.; అక్షరార్థం: “శరీరాన్ని హాజరుపరచు”.; शाब्दिक अर्थ: “शरीर को प्रस्तुत करो”।
Mandamus; మాండమస్; परमादेश (मैंडमस) | To order a public authority to do its duty; ప్రభుత్వ అధికారిని విధి నిర్వర్తించమని ఆదేశించడం; लोक प्राधिकारी को कर्तव्य करने का आदेश || Literally “we command”.; అక్షరార్థం: “మేము ఆజ్ఞాపిస్తున్నాం”.; शाब्दिक अर्थ: “हम आदेश देते हैं”।
Prohibition; ప్రొహిబిషన్; प्रतिषेध (प्रोहिबिशन) | To stop a lower court from going beyond its powers; దిగువ కోర్టు పరిధి దాటకుండా ఆపడం; निचले न्यायालय को अधिकार-सीमा लाँघने से रोकना
Certiorari; సెర్షియోరరి; उत्प्रेषण (सर्टिओरेराइ) | To quash the order already made by a lower court; దిగువ కోర్టు ఇప్పటికే ఇచ్చిన ఉత్తర్వును రద్దు చేయడం; निचले न्यायालय के दिए जा चुके आदेश को रद्द करना
Quo warranto; కో వారంటో; अधिकार-पृच्छा (क्वो वारंटो) | To ask by what authority a person holds a public office; ఏ అధికారంతో ప్రభుత్వ పదవిలో ఉన్నారని ప్రశ్నించడం; किस अधिकार से लोक पद धारण किया है, यह पूछना
`,
  relations: [
    {
      of: 'writ',
      to: 'meaning',
      shape: 'one-to-one',
      ask: t('What is the purpose of the writ of **{a}**?', '**{a}** రిట్ ఉద్దేశం ఏమిటి?', '**{a}** रिट का उद्देश्य क्या है?'),
      askBack: t(
        'Which writ serves the purpose “**{b}**”?',
        '**{b}** – ఈ ఉద్దేశం గల రిట్ ఏది?',
        '**{b}** – यह किस रिट का उद्देश्य है?',
      ),
      tell: t('The purpose of the writ of {a} is “{b}”.', '{a} రిట్: {b}.', '{a} रिट: {b}।'),
    },
  ],
})

export const POLITY = [...BORROWED, ...LISTS, ...COMMITTEES, ...WRITS]
