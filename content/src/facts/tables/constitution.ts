import { YEAR } from '../labels.ts'
import { factTable, t } from '../table.ts'

const TOPIC = 'indian-polity'
const SUBJECT = t('Subject', 'విషయం', 'विषय')

const ARTICLES = factTable({
  name: 'articles',
  topic: TOPIC,
  settledBy: 'text of the Constitution of India',
  columns: { article: t('Article', 'అధికరణ', 'अनुच्छेद'), subject: SUBJECT },
  rows: `
Article 14; అధికరణ 14; अनुच्छेद 14 | Equality before the law; చట్టం ముందు సమానత్వం; विधि के समक्ष समता
Article 17; అధికరణ 17; अनुच्छेद 17 | Abolition of untouchability; అస్పృశ్యత నిషేధం; अस्पृश्यता का अंत
Article 18; అధికరణ 18; अनुच्छेद 18 | Abolition of titles; బిరుదుల రద్దు; उपाधियों का अंत
Article 19; అధికరణ 19; अनुच्छेद 19 | Freedom of speech and five other freedoms; వాక్ స్వాతంత్ర్యం సహా ఆరు స్వేచ్ఛలు; वाक्-स्वतंत्रता सहित छह स्वतंत्रताएँ
Article 21; అధికరణ 21; अनुच्छेद 21 | Protection of life and personal liberty; ప్రాణ, వ్యక్తిగత స్వేచ్ఛల రక్షణ; प्राण और दैहिक स्वतंत्रता का संरक्षण
Article 21A; అధికరణ 21A; अनुच्छेद 21क | Right to education (ages 6 to 14); విద్యా హక్కు (6–14 ఏళ్లు); शिक्षा का अधिकार (6 से 14 वर्ष)
Article 24; అధికరణ 24; अनुच्छेद 24 | Ban on child labour in factories; కర్మాగారాల్లో బాలకార్మిక నిషేధం; कारखानों में बाल श्रम पर रोक
Article 32; అధికరణ 32; अनुच्छेद 32 | Right to constitutional remedies (writs of the Supreme Court); రాజ్యాంగ పరిహార హక్కు (సుప్రీంకోర్టు రిట్లు); संवैधानिक उपचारों का अधिकार (उच्चतम न्यायालय की रिट) || Ambedkar called it the heart and soul of the Constitution.; అంబేద్కర్ దీన్ని రాజ్యాంగపు ఆత్మ, హృదయం అన్నారు.; अंबेडकर ने इसे संविधान का हृदय और आत्मा कहा।
Article 40; అధికరణ 40; अनुच्छेद 40 | Organisation of village panchayats; గ్రామ పంచాయతీల ఏర్పాటు; ग्राम पंचायतों का संगठन
Article 44; అధికరణ 44; अनुच्छेद 44 | Uniform civil code; ఉమ్మడి పౌర స్మృతి; समान नागरिक संहिता
Article 51A; అధికరణ 51A; अनुच्छेद 51क | Fundamental duties; ప్రాథమిక విధులు; मूल कर्तव्य
Article 52; అధికరణ 52; अनुच्छेद 52 | The President of India; భారత రాష్ట్రపతి; भारत का राष्ट्रपति
Article 352; అధికరణ 352; अनुच्छेद 352 | National emergency; జాతీయ అత్యవసర పరిస్థితి; राष्ट्रीय आपात
Article 356; అధికరణ 356; अनुच्छेद 356 | President’s rule in a state; రాష్ట్రపతి పాలన; राज्य में राष्ट्रपति शासन
Article 360; అధికరణ 360; अनुच्छेद 360 | Financial emergency; ఆర్థిక అత్యవసర పరిస్థితి; वित्तीय आपात
Article 368; అధికరణ 368; अनुच्छेद 368 | Amendment of the Constitution; రాజ్యాంగ సవరణ; संविधान का संशोधन
# medium
Article 1; అధికరణ 1; अनुच्छेद 1 | Name and territory of the Union; యూనియన్ పేరు, భూభాగం; संघ का नाम और राज्यक्षेत्र
Article 3; అధికరణ 3; अनुच्छेद 3 | Formation of new states and change of boundaries; కొత్త రాష్ట్రాల ఏర్పాటు, సరిహద్దుల మార్పు; नए राज्यों का निर्माण और सीमाओं में परिवर्तन
Article 15; అధికరణ 15; अनुच्छेद 15 | No discrimination on grounds of religion, race, caste, sex or place of birth; మతం, జాతి, కులం, లింగం, పుట్టిన స్థలం ఆధారంగా వివక్ష నిషేధం; धर्म, मूलवंश, जाति, लिंग या जन्मस्थान पर भेदभाव का निषेध
Article 16; అధికరణ 16; अनुच्छेद 16 | Equal opportunity in public employment; ప్రభుత్వ ఉద్యోగాల్లో సమాన అవకాశం; लोक नियोजन में अवसर की समता
Article 20; అధికరణ 20; अनुच्छेद 20 | Protection in respect of conviction for offences; నేర నిర్ధారణ విషయంలో రక్షణ; अपराधों के लिए दोषसिद्धि में संरक्षण
Article 22; అధికరణ 22; अनुच्छेद 22 | Protection against arrest and detention; అరెస్టు, నిర్బంధం నుండి రక్షణ; गिरफ़्तारी और निरोध से संरक्षण
Article 23; అధికరణ 23; अनुच्छेद 23 | Ban on traffic in human beings and forced labour; మనుషుల అక్రమ రవాణా, వెట్టిచాకిరీ నిషేధం; मानव दुर्व्यापार और बलात् श्रम का निषेध
Article 25; అధికరణ 25; अनुच्छेद 25 | Freedom of conscience and religion; అంతరాత్మ, మత స్వేచ్ఛ; अंतःकरण और धर्म की स्वतंत्रता
Article 29; అధికరణ 29; अनुच्छेद 29 | Protection of the interests of minorities; అల్పసంఖ్యాకుల ప్రయోజనాల రక్షణ; अल्पसंख्यक वर्गों के हितों का संरक्षण
Article 30; అధికరణ 30; अनुच्छेद 30 | Minorities’ right to run educational institutions; విద్యాసంస్థలు నడిపే అల్పసంఖ్యాకుల హక్కు; अल्पसंख्यकों का शिक्षा संस्थान चलाने का अधिकार
Article 39A; అధికరణ 39A; अनुच्छेद 39क | Equal justice and free legal aid; సమాన న్యాయం, ఉచిత న్యాయ సహాయం; समान न्याय और निःशुल्क विधिक सहायता
Article 45; అధికరణ 45; अनुच्छेद 45 | Care and education of children below six; ఆరేళ్లలోపు పిల్లల సంరక్షణ, విద్య; छह वर्ष से कम बच्चों की देखभाल और शिक्षा
Article 50; అధికరణ 50; अनुच्छेद 50 | Separation of the judiciary from the executive; కార్యనిర్వాహక వర్గం నుండి న్యాయవ్యవస్థ వేరు; कार्यपालिका से न्यायपालिका का पृथक्करण
Article 51; అధికరణ 51; अनुच्छेद 51 | Promotion of international peace; అంతర్జాతీయ శాంతి పెంపు; अंतर्राष्ट्रीय शांति की अभिवृद्धि
Article 61; అధికరణ 61; अनुच्छेद 61 | Impeachment of the President; రాష్ట్రపతిపై మహాభియోగం; राष्ट्रपति पर महाभियोग
Article 63; అధికరణ 63; अनुच्छेद 63 | The Vice-President of India; భారత ఉపరాష్ట్రపతి; भारत का उपराष्ट्रपति
Article 72; అధికరణ 72; अनुच्छेद 72 | President’s power to pardon; రాష్ట్రపతి క్షమాభిక్ష అధికారం; राष्ट्रपति की क्षमादान शक्ति
Article 76; అధికరణ 76; अनुच्छेद 76 | Attorney-General for India; భారత అటార్నీ జనరల్; भारत का महान्यायवादी
Article 108; అధికరణ 108; अनुच्छेद 108 | Joint sitting of both Houses; ఉభయసభల సంయుక్త సమావేశం; दोनों सदनों की संयुक्त बैठक
Article 110; అధికరణ 110; अनुच्छेद 110 | Definition of a money bill; ద్రవ్య బిల్లు నిర్వచనం; धन विधेयक की परिभाषा
Article 112; అధికరణ 112; अनुच्छेद 112 | Annual financial statement (budget); వార్షిక ఆర్థిక నివేదిక (బడ్జెట్); वार्षिक वित्तीय विवरण (बजट)
Article 123; అధికరణ 123; अनुच्छेद 123 | President’s power to issue ordinances; రాష్ట్రపతి ఆర్డినెన్స్ అధికారం; राष्ट्रपति की अध्यादेश शक्ति
Article 124; అధికరణ 124; अनुच्छेद 124 | Establishment of the Supreme Court; సుప్రీంకోర్టు ఏర్పాటు; उच्चतम न्यायालय की स्थापना
Article 148; అధికరణ 148; अनुच्छेद 148 | Comptroller and Auditor-General; కంప్ట్రోలర్ అండ్ ఆడిటర్ జనరల్ (కాగ్); नियंत्रक-महालेखापरीक्षक
Article 280; అధికరణ 280; अनुच्छेद 280 | Finance Commission; ఆర్థిక సంఘం; वित्त आयोग
Article 300A; అధికరణ 300A; अनुच्छेद 300क | Right to property; ఆస్తి హక్కు; संपत्ति का अधिकार || Since the 44th Amendment it is a legal right, no longer a fundamental one.; 44వ సవరణ తర్వాత ఇది చట్టబద్ధ హక్కు మాత్రమే, ప్రాథమిక హక్కు కాదు.; 44वें संशोधन के बाद यह विधिक अधिकार है, मूल अधिकार नहीं।
Article 312; అధికరణ 312; अनुच्छेद 312 | All-India services; అఖిల భారత సర్వీసులు; अखिल भारतीय सेवाएँ
Article 315; అధికరణ 315; अनुच्छेद 315 | Public Service Commissions; పబ్లిక్ సర్వీస్ కమిషన్లు; लोक सेवा आयोग
Article 324; అధికరణ 324; अनुच्छेद 324 | Election Commission; ఎన్నికల సంఘం; निर्वाचन आयोग
Article 326; అధికరణ 326; अनुच्छेद 326 | Adult suffrage; వయోజన ఓటు హక్కు; वयस्क मताधिकार
Article 343; అధికరణ 343; अनुच्छेद 343 | Official language of the Union; యూనియన్ అధికార భాష; संघ की राजभाषा
# hard
Article 74; అధికరణ 74; अनुच्छेद 74 | Council of Ministers to aid and advise the President; రాష్ట్రపతికి సలహా ఇచ్చే మంత్రిమండలి; राष्ट्रपति को सलाह देने वाली मंत्रिपरिषद
Article 79; అధికరణ 79; अनुच्छेद 79 | Constitution of Parliament; పార్లమెంటు నిర్మాణం; संसद का गठन
Article 80; అధికరణ 80; अनुच्छेद 80 | Composition of the Rajya Sabha; రాజ్యసభ నిర్మాణం; राज्य सभा की संरचना
Article 81; అధికరణ 81; अनुच्छेद 81 | Composition of the Lok Sabha; లోక్‌సభ నిర్మాణం; लोक सभा की संरचना
Article 129; అధికరణ 129; अनुच्छेद 129 | Supreme Court as a court of record; రికార్డు కోర్టుగా సుప్రీంకోర్టు; अभिलेख न्यायालय के रूप में उच्चतम न्यायालय
Article 143; అధికరణ 143; अनुच्छेद 143 | President’s power to consult the Supreme Court; సుప్రీంకోర్టు సలహా కోరే రాష్ట్రపతి అధికారం; उच्चतम न्यायालय से परामर्श की राष्ट्रपति की शक्ति
Article 153; అధికరణ 153; अनुच्छेद 153 | Governors of states; రాష్ట్ర గవర్నర్లు; राज्यों के राज्यपाल
Article 165; అధికరణ 165; अनुच्छेद 165 | Advocate-General of a state; రాష్ట్ర అడ్వకేట్ జనరల్; राज्य का महाधिवक्ता
Article 169; అధికరణ 169; अनुच्छेद 169 | Creation or abolition of Legislative Councils; శాసన మండళ్ల ఏర్పాటు, రద్దు; विधान परिषदों का सृजन या उत्सादन
Article 213; అధికరణ 213; अनुच्छेद 213 | Governor’s power to issue ordinances; గవర్నర్ ఆర్డినెన్స్ అధికారం; राज्यपाल की अध्यादेश शक्ति
Article 214; అధికరణ 214; अनुच्छेद 214 | High Courts for states; రాష్ట్రాలకు హైకోర్టులు; राज्यों के लिए उच्च न्यायालय
Article 226; అధికరణ 226; अनुच्छेद 226 | Power of High Courts to issue writs; హైకోర్టుల రిట్ అధికారం; उच्च न्यायालयों की रिट शक्ति
Article 239AA; అధికరణ 239AA; अनुच्छेद 239कक | Special provisions for Delhi; ఢిల్లీకి ప్రత్యేక నిబంధనలు; दिल्ली के लिए विशेष उपबंध
Article 243A; అధికరణ 243A; अनुच्छेद 243क | Gram Sabha; గ్రామసభ; ग्राम सभा
Article 262; అధికరణ 262; अनुच्छेद 262 | Disputes over waters of inter-state rivers; అంతర్రాష్ట్ర నదీ జలాల వివాదాలు; अंतर्राज्यिक नदी जल विवाद
Article 263; అధికరణ 263; अनुच्छेद 263 | Inter-State Council; అంతర్రాష్ట్ర మండలి; अंतर्राज्य परिषद
Article 266; అధికరణ 266; अनुच्छेद 266 | Consolidated Funds and public accounts; సంచిత నిధులు, ప్రజా ఖాతాలు; संचित निधियाँ और लोक लेखे
Article 267; అధికరణ 267; अनुच्छेद 267 | Contingency Fund; ఆకస్మిక నిధి; आकस्मिकता निधि
Article 279A; అధికరణ 279A; अनुच्छेद 279क | Goods and Services Tax Council; వస్తు సేవల పన్ను (GST) మండలి; माल और सेवा कर (GST) परिषद
Article 311; అధికరణ 311; अनुच्छेद 311 | Dismissal and removal of civil servants; సివిల్ ఉద్యోగుల బర్తరఫు, తొలగింపు; सिविल सेवकों की पदच्युति और हटाया जाना
Article 330; అధికరణ 330; अनुच्छेद 330 | Seats for Scheduled Castes and Tribes in the Lok Sabha; లోక్‌సభలో షెడ్యూల్డ్ కులాలు, తెగల సీట్లు; लोक सभा में अनुसूचित जाति-जनजाति के स्थान
Article 338; అధికరణ 338; अनुच्छेद 338 | National Commission for Scheduled Castes; జాతీయ షెడ్యూల్డ్ కులాల కమిషన్; राष्ट्रीय अनुसूचित जाति आयोग
Article 371D; అధికరణ 371D; अनुच्छेद 371घ | Special provisions for Andhra Pradesh and Telangana; ఆంధ్రప్రదేశ్, తెలంగాణలకు ప్రత్యేక నిబంధనలు; आंध्र प्रदेश और तेलंगाना के लिए विशेष उपबंध
`,
  relations: [
    {
      of: 'article',
      to: 'subject',
      shape: 'one-to-one',
      ask: t(
        'What does **{a}** of the Constitution of India deal with?',
        'భారత రాజ్యాంగంలోని **{a}** దేనికి సంబంధించినది?',
        'भारत के संविधान का **{a}** किससे संबंधित है?',
      ),
      askBack: t(
        'Which Article of the Constitution deals with “**{b}**”?',
        '**{b}** – దీనికి సంబంధించిన రాజ్యాంగ అధికరణ ఏది?',
        '**{b}** – संविधान का कौन-सा अनुच्छेद इससे संबंधित है?',
      ),
      tell: t('{a} deals with “{b}”.', '{a} విషయం: {b}.', '{a} का विषय: {b}।'),
      also: `
Article 14 | No discrimination on grounds of religion, race, caste, sex or place of birth
Article 74 | The President of India
Article 239AA | Constitution of Parliament`,
    },
  ],
})

const PARTS = factTable({
  name: 'parts-of-the-constitution',
  topic: TOPIC,
  settledBy: 'text of the Constitution of India',
  columns: { part: t('Part', 'భాగం', 'भाग'), subject: SUBJECT },
  rows: `
Part II; భాగం II; भाग II | Citizenship; పౌరసత్వం; नागरिकता
Part III; భాగం III; भाग III | Fundamental rights; ప్రాథమిక హక్కులు; मूल अधिकार
Part IV; భాగం IV; भाग IV | Directive principles of state policy; ఆదేశిక సూత్రాలు; राज्य की नीति के निदेशक तत्व
Part IVA; భాగం IVA; भाग IVक | Fundamental duties; ప్రాథమిక విధులు; मूल कर्तव्य
Part I; భాగం I; भाग I | The Union and its territory; యూనియన్, దాని భూభాగం; संघ और उसका राज्यक्षेत्र
# medium
Part V; భాగం V; भाग V | The Union; కేంద్ర ప్రభుత్వం (యూనియన్); संघ
Part VI; భాగం VI; भाग VI | The states; రాష్ట్రాలు; राज्य
Part VIII; భాగం VIII; भाग VIII | The Union territories; కేంద్రపాలిత ప్రాంతాలు; संघ राज्यक्षेत्र
Part IX; భాగం IX; भाग IX | The Panchayats; పంచాయతీలు; पंचायत
Part IXA; భాగం IXA; भाग IXक | The Municipalities; మున్సిపాలిటీలు; नगरपालिकाएँ
Part XV; భాగం XV; भाग XV | Elections; ఎన్నికలు; निर्वाचन
Part XVII; భాగం XVII; भाग XVII | Official language; అధికార భాష; राजभाषा
Part XVIII; భాగం XVIII; भाग XVIII | Emergency provisions; అత్యవసర నిబంధనలు; आपात उपबंध
Part XX; భాగం XX; भाग XX | Amendment of the Constitution; రాజ్యాంగ సవరణ; संविधान का संशोधन
# hard
Part IXB; భాగం IXB; भाग IXख | The co-operative societies; సహకార సంఘాలు; सहकारी समितियाँ
Part X; భాగం X; भाग X | Scheduled and tribal areas; షెడ్యూల్డ్, గిరిజన ప్రాంతాలు; अनुसूचित और जनजाति क्षेत्र
Part XI; భాగం XI; भाग XI | Relations between the Union and the states; కేంద్ర-రాష్ట్ర సంబంధాలు; संघ और राज्यों के बीच संबंध
Part XIV; భాగం XIV; भाग XIV | Services under the Union and the states; కేంద్ర, రాష్ట్ర సర్వీసులు; संघ और राज्यों के अधीन सेवाएँ
Part XIVA; భాగం XIVA; भाग XIVक | Tribunals; ట్రిబ్యునళ్లు; अधिकरण
`,
  relations: [
    {
      of: 'part',
      to: 'subject',
      shape: 'one-to-one',
      ask: t(
        'What is the subject of **{a}** of the Constitution of India?',
        'భారత రాజ్యాంగంలోని **{a}** విషయం ఏది?',
        'भारत के संविधान के **{a}** का विषय क्या है?',
      ),
      askBack: t(
        'Which Part of the Constitution has the subject **{b}**?',
        '**{b}** రాజ్యాంగంలోని ఏ భాగపు విషయం?',
        '**{b}** संविधान के किस भाग का विषय है?',
      ),
      tell: t('The subject of {a} of the Constitution is “{b}”.', 'రాజ్యాంగం {a}: {b}.', 'संविधान का {a}: {b}।'),
      also: `
Part VI | The Union and its territory`,
    },
  ],
})

const SCHEDULES = factTable({
  name: 'schedules',
  topic: TOPIC,
  settledBy: 'text of the Constitution of India',
  columns: { schedule: t('Schedule', 'షెడ్యూలు', 'अनुसूची'), subject: SUBJECT },
  rows: `
First Schedule; మొదటి షెడ్యూలు; पहली अनुसूची | States and Union territories; రాష్ట్రాలు, కేంద్రపాలిత ప్రాంతాలు; राज्य और संघ राज्यक्षेत्र
Third Schedule; మూడో షెడ్యూలు; तीसरी अनुसूची | Oaths and affirmations; ప్రమాణ స్వీకారాలు; शपथ और प्रतिज्ञान
Seventh Schedule; ఏడో షెడ్యూలు; सातवीं अनुसूची | Union, State and Concurrent Lists; కేంద్ర, రాష్ట్ర, ఉమ్మడి జాబితాలు; संघ, राज्य और समवर्ती सूचियाँ
Eighth Schedule; ఎనిమిదో షెడ్యూలు; आठवीं अनुसूची | Languages; భాషలు; भाषाएँ
Tenth Schedule; పదో షెడ్యూలు; दसवीं अनुसूची | Disqualification on defection; ఫిరాయింపుపై అనర్హత; दल-बदल पर निरर्हता || Added by the 52nd Amendment, 1985.; 52వ సవరణ (1985) ద్వారా చేర్చారు.; 52वें संशोधन (1985) से जोड़ी गई।
# medium
Second Schedule; రెండో షెడ్యూలు; दूसरी अनुसूची | Salaries and allowances of high offices; ఉన్నత పదవుల జీతభత్యాలు; उच्च पदों के वेतन-भत्ते
Fourth Schedule; నాలుగో షెడ్యూలు; चौथी अनुसूची | Allocation of seats in the Rajya Sabha; రాజ్యసభ సీట్ల కేటాయింపు; राज्य सभा में स्थानों का आवंटन
Ninth Schedule; తొమ్మిదో షెడ్యూలు; नौवीं अनुसूची | Acts such as land-reform laws, protected by Article 31B; అధికరణ 31B రక్షణ గల భూసంస్కరణ వంటి చట్టాలు; अनुच्छेद 31ख से संरक्षित भूमि सुधार आदि के अधिनियम || Added by the First Amendment, 1951.; మొదటి సవరణ (1951) ద్వారా చేర్చారు.; पहले संशोधन (1951) से जोड़ी गई।
Eleventh Schedule; పదకొండో షెడ్యూలు; ग्यारहवीं अनुसूची | Powers of Panchayats (29 subjects); పంచాయతీల అధికారాలు (29 అంశాలు); पंचायतों की शक्तियाँ (29 विषय)
Twelfth Schedule; పన్నెండో షెడ్యూలు; बारहवीं अनुसूची | Powers of Municipalities (18 subjects); మున్సిపాలిటీల అధికారాలు (18 అంశాలు); नगरपालिकाओं की शक्तियाँ (18 विषय)
# hard
Fifth Schedule; ఐదో షెడ్యూలు; पाँचवीं अनुसूची | Administration of Scheduled Areas and Tribes; షెడ్యూల్డ్ ప్రాంతాలు, తెగల పాలన; अनुसूचित क्षेत्रों और जनजातियों का प्रशासन
Sixth Schedule; ఆరో షెడ్యూలు; छठी अनुसूची | Tribal areas of Assam, Meghalaya, Tripura and Mizoram; అస్సాం, మేఘాలయ, త్రిపుర, మిజోరాం గిరిజన ప్రాంతాలు; असम, मेघालय, त्रिपुरा और मिज़ोरम के जनजाति क्षेत्र
`,
  relations: [
    {
      of: 'schedule',
      to: 'subject',
      shape: 'one-to-one',
      ask: t(
        'What does the **{a}** of the Constitution contain?',
        'రాజ్యాంగంలోని **{a}** దేనికి సంబంధించినది?',
        'संविधान की **{a}** किससे संबंधित है?',
      ),
      askBack: t(
        'Which Schedule of the Constitution contains “**{b}**”?',
        '**{b}** – దీనికి సంబంధించిన షెడ్యూలు ఏది?',
        '**{b}** – इससे संबंधित अनुसूची कौन-सी है?',
      ),
      tell: t('The {a} contains “{b}”.', '{a} విషయం: {b}.', '{a} का विषय: {b}।'),
    },
  ],
})

const AMENDMENTS = factTable({
  name: 'amendments',
  topic: TOPIC,
  settledBy: 'Constitution (Amendment) Acts in the Gazette of India',
  columns: {
    amendment: t('Amendment', 'సవరణ', 'संशोधन'),
    change: t('What it did', 'తెచ్చిన మార్పు', 'किया गया परिवर्तन'),
    year: YEAR,
  },
  rows: `
42nd Amendment; 42వ సవరణ; 42वाँ संशोधन | Added “Socialist”, “Secular” and “Integrity” to the Preamble; ప్రవేశికలో ‘సామ్యవాద’, ‘లౌకిక’, ‘సమగ్రత’ పదాలు చేర్చింది; उद्देशिका में ‘समाजवादी’, ‘पंथनिरपेक्ष’ और ‘अखंडता’ शब्द जोड़े | 1976
44th Amendment; 44వ సవరణ; 44वाँ संशोधन | Took the right to property out of the fundamental rights; ఆస్తి హక్కును ప్రాథమిక హక్కుల నుండి తొలగించింది; संपत्ति के अधिकार को मूल अधिकारों से हटाया | 1978
52nd Amendment; 52వ సవరణ; 52वाँ संशोधन | Anti-defection law; ఫిరాయింపుల నిరోధక చట్టం; दल-बदल विरोधी क़ानून | 1985
61st Amendment; 61వ సవరణ; 61वाँ संशोधन | Lowered the voting age from 21 to 18; ఓటు హక్కు వయసును 21 నుండి 18కి తగ్గించింది; मतदान की आयु 21 से 18 वर्ष की | 1989 || Passed by Parliament in 1988, in force from 28 March 1989.; పార్లమెంటు 1988లో ఆమోదించింది, 1989 మార్చి 28 నుండి అమలు.; संसद ने 1988 में पारित किया, 28 मार्च 1989 से लागू।
73rd Amendment; 73వ సవరణ; 73वाँ संशोधन | Constitutional status for Panchayati Raj; పంచాయతీ రాజ్‌కు రాజ్యాంగ హోదా; पंचायती राज को संवैधानिक दर्जा | -
74th Amendment; 74వ సవరణ; 74वाँ संशोधन | Constitutional status for municipalities; మున్సిపాలిటీలకు రాజ్యాంగ హోదా; नगरपालिकाओं को संवैधानिक दर्जा | -
86th Amendment; 86వ సవరణ; 86वाँ संशोधन | Made education for ages 6 to 14 a fundamental right; 6–14 ఏళ్ల వారికి విద్యను ప్రాథమిక హక్కు చేసింది; 6 से 14 वर्ष की शिक्षा को मूल अधिकार बनाया | 2002
101st Amendment; 101వ సవరణ; 101वाँ संशोधन | Goods and Services Tax; వస్తు సేవల పన్ను (GST); माल और सेवा कर (GST) | 2016
# medium
1st Amendment; 1వ సవరణ; पहला संशोधन | Added the Ninth Schedule; తొమ్మిదో షెడ్యూలును చేర్చింది; नौवीं अनुसूची जोड़ी | 1951
7th Amendment; 7వ సవరణ; 7वाँ संशोधन | Reorganised the states on the lines of language; రాష్ట్రాలను భాషా ప్రాతిపదికన పునర్వ్యవస్థీకరించింది; भाषा के आधार पर राज्यों का पुनर्गठन | 1956
36th Amendment; 36వ సవరణ; 36वाँ संशोधन | Made Sikkim a full state; సిక్కింను పూర్తి రాష్ట్రంగా చేసింది; सिक्किम को पूर्ण राज्य बनाया | 1975
69th Amendment; 69వ సవరణ; 69वाँ संशोधन | Special status of Delhi as National Capital Territory; జాతీయ రాజధాని ప్రాంతంగా ఢిల్లీకి ప్రత్యేక హోదా; दिल्ली को राष्ट्रीय राजधानी क्षेत्र का विशेष दर्जा | 1991
97th Amendment; 97వ సవరణ; 97वाँ संशोधन | Constitutional status for co-operative societies; సహకార సంఘాలకు రాజ్యాంగ హోదా; सहकारी समितियों को संवैधानिक दर्जा | 2011
103rd Amendment; 103వ సవరణ; 103वाँ संशोधन | Ten per cent reservation for economically weaker sections; ఆర్థికంగా బలహీన వర్గాలకు 10% రిజర్వేషన్; आर्थिक रूप से कमज़ोर वर्गों को 10% आरक्षण | 2019
# hard
10th Amendment; 10వ సవరణ; 10वाँ संशोधन | Brought in Dadra and Nagar Haveli; దాద్రా నగర్ హవేలీని చేర్చింది; दादरा और नगर हवेली को सम्मिलित किया | 1961
12th Amendment; 12వ సవరణ; 12वाँ संशोधन | Brought in Goa, Daman and Diu; గోవా, డామన్, డయ్యూలను చేర్చింది; गोवा, दमन और दीव को सम्मिलित किया | 1962
26th Amendment; 26వ సవరణ; 26वाँ संशोधन | Abolished privy purses; రాజభరణాలను రద్దు చేసింది; प्रिवी पर्स समाप्त किए | 1971
91st Amendment; 91వ సవరణ; 91वाँ संशोधन | Limited the size of Councils of Ministers to 15 per cent; మంత్రిమండలి పరిమాణాన్ని 15 శాతానికి పరిమితం చేసింది; मंत्रिपरिषद का आकार 15 प्रतिशत तक सीमित किया | 2003
92nd Amendment; 92వ సవరణ; 92वाँ संशोधन | Added Bodo, Dogri, Maithili and Santhali to the Eighth Schedule; ఎనిమిదో షెడ్యూలులో బోడో, డోగ్రీ, మైథిలి, సంతాలీ చేర్చింది; आठवीं अनुसूची में बोडो, डोगरी, मैथिली और संथाली जोड़ीं | -
100th Amendment; 100వ సవరణ; 100वाँ संशोधन | Exchange of enclaves with Bangladesh; బంగ్లాదేశ్‌తో భూభాగాల మార్పిడి; बांग्लादेश के साथ अंतःक्षेत्रों की अदला-बदली | 2015
`,
  relations: [
    {
      of: 'amendment',
      to: 'change',
      shape: 'one-to-one',
      ask: t(
        'What is the **{a}** of the Constitution known for?',
        'రాజ్యాంగ **{a}** దేనికి ప్రసిద్ధం?',
        'संविधान का **{a}** किसके लिए जाना जाता है?',
      ),
      askBack: t(
        'Which amendment of the Constitution is known for “**{b}**”?',
        '**{b}** – ఇది ఎన్నో రాజ్యాంగ సవరణ?',
        '**{b}** – यह कौन-सा संविधान संशोधन है?',
      ),
      tell: t('The {a} is known for “{b}”.', '{a} ప్రత్యేకత: {b}.', '{a} की विशेषता: {b}।'),
    },
    {
      of: 'amendment',
      to: 'year',
      shape: 'many-to-one',
      ask: t(
        'In which year was the **{a}** of the Constitution enacted (or brought into force)?',
        'రాజ్యాంగ **{a}** చట్టమైన (లేదా అమలైన) సంవత్సరం ఏది?',
        'संविधान का **{a}** किस वर्ष अधिनियमित (या लागू) हुआ?',
      ),
      tell: t('The {a} came in {b}.', '{a} జరిగిన సంవత్సరం {b}.', '{a} {b} में हुआ।'),
    },
  ],
})

export const CONSTITUTION = [...ARTICLES, ...PARTS, ...SCHEDULES, ...AMENDMENTS]
