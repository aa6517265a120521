import { MEANING, TERM } from '../labels.ts'
import { factTable, t } from '../table.ts'

const TOPIC = 'economy-basics'

const TERMS = factTable({
  name: 'economic-terms',
  topic: TOPIC,
  settledBy: 'NCERT economics textbooks; dictionaries of economics',
  columns: { term: TERM, meaning: MEANING },
  rows: `
Inflation; ద్రవ్యోల్బణం; मुद्रास्फीति | Lasting rise in the general level of prices; సాధారణ ధరల స్థాయిలో నిరంతర పెరుగుదల; सामान्य क़ीमत स्तर में निरंतर वृद्धि
Deflation; ప్రతి ద్రవ్యోల్బణం; अपस्फीति | Lasting fall in the general level of prices; సాధారణ ధరల స్థాయిలో నిరంతర తగ్గుదల; सामान्य क़ीमत स्तर में निरंतर गिरावट
Monopoly; గుత్తాధిపత్యం (మోనోపలీ); एकाधिकार | Market with a single seller; ఒకే అమ్మకందారు ఉన్న మార్కెట్; एक ही विक्रेता वाला बाज़ार
Gross domestic product; స్థూల దేశీయోత్పత్తి (GDP); सकल घरेलू उत्पाद (GDP) | Value of all final goods and services produced within a country in a year; ఒక ఏడాదిలో దేశంలో ఉత్పత్తయిన అంతిమ వస్తు సేవల విలువ; एक वर्ष में देश के भीतर बने सभी अंतिम वस्तुओं और सेवाओं का मूल्य
Fiscal deficit; ద్రవ్యలోటు (ఫిస్కల్ డెఫిసిట్); राजकोषीय घाटा | Excess of total expenditure over receipts other than borrowing; రుణేతర రాబడికి మించిన మొత్తం వ్యయం; उधार छोड़कर प्राप्तियों से कुल व्यय का आधिक्य
Revenue deficit; రెవెన్యూ లోటు; राजस्व घाटा | Excess of revenue expenditure over revenue receipts; రెవెన్యూ రాబడికి మించిన రెవెన్యూ వ్యయం; राजस्व प्राप्तियों से राजस्व व्यय का आधिक्य
Subsidy; సబ్సిడీ; सब्सिडी | Help by the government that lowers the price for the user; వినియోగదారుకు ధర తగ్గించే ప్రభుత్వ సహాయం; उपभोक्ता के लिए क़ीमत घटाने वाली सरकारी सहायता
Tariff; సుంకం (టారిఫ్); प्रशुल्क (टैरिफ़) | Tax on imported goods; దిగుమతి వస్తువులపై పన్ను; आयातित वस्तुओं पर कर
# medium
Primary deficit; ప్రాథమిక లోటు; प्राथमिक घाटा | Fiscal deficit less interest payments; ద్రవ్యలోటు మైనస్ వడ్డీ చెల్లింపులు; राजकोषीय घाटा घटा ब्याज भुगतान
Stagflation; స్టాగ్‌ఫ్లేషన్; स्टैगफ़्लेशन | High inflation together with stagnation and unemployment; స్తబ్ధత, నిరుద్యోగంతో పాటు అధిక ద్రవ్యోల్బణం; ठहराव और बेरोज़गारी के साथ ऊँची मुद्रास्फीति
Oligopoly; అల్పజనాధిపత్యం (ఒలిగోపలీ); अल्पाधिकार | Market with a few large sellers; కొద్దిమంది పెద్ద అమ్మకందారులున్న మార్కెట్; थोड़े-से बड़े विक्रेताओं वाला बाज़ार
Monopsony; క్రయ గుత్తాధిపత్యం (మోనాప్సనీ); क्रेता एकाधिकार | Market with a single buyer; ఒకే కొనుగోలుదారు ఉన్న మార్కెట్; एक ही क्रेता वाला बाज़ार
Devaluation; మూల్య న్యూనీకరణ; अवमूल्यन | Official lowering of the value of a currency; కరెన్సీ విలువను అధికారికంగా తగ్గించడం; मुद्रा के मूल्य में आधिकारिक कमी
Disinvestment; పెట్టుబడుల ఉపసంహరణ; विनिवेश | Sale of government holdings in public enterprises; ప్రభుత్వరంగ సంస్థల్లో ప్రభుత్వ వాటాల అమ్మకం; सार्वजनिक उपक्रमों में सरकारी हिस्से की बिक्री
Dumping; డంపింగ్; डंपिंग | Selling abroad below the home price or cost; విదేశంలో స్వదేశీ ధర/వ్యయం కంటే తక్కువకు అమ్మడం; विदेश में घरेलू क़ीमत या लागत से कम पर बेचना
Opportunity cost; అవకాశ వ్యయం; अवसर लागत | Value of the best alternative given up; వదులుకున్న ఉత్తమ ప్రత్యామ్నాయం విలువ; त्यागे गए सर्वोत्तम विकल्प का मूल्य
Balance of trade; వ్యాపార శేషం; व्यापार संतुलन | Value of exports of goods less imports of goods; వస్తు ఎగుమతుల విలువ మైనస్ దిగుమతులు; वस्तुओं के निर्यात और आयात के मूल्य का अंतर
Disguised unemployment; ప్రచ్ఛన్న నిరుద్యోగం; प्रच्छन्न बेरोज़गारी | More people at work than the work needs; పనికి అవసరమైన వారికంటే ఎక్కువమంది పనిలో ఉండటం; काम की आवश्यकता से अधिक लोगों का काम पर होना
# hard
Gini coefficient; గిని గుణకం; गिनी गुणांक | Measure of inequality of income; ఆదాయ అసమానత కొలమానం; आय की असमानता का माप
Laffer curve; లాఫర్ వక్రరేఖ; लाफ़र वक्र | Link between tax rates and tax revenue; పన్ను రేట్లు, పన్ను రాబడి మధ్య సంబంధం; कर की दरों और कर राजस्व का संबंध
Phillips curve; ఫిలిప్స్ వక్రరేఖ; फ़िलिप्स वक्र | Link between unemployment and inflation; నిరుద్యోగం, ద్రవ్యోల్బణం మధ్య సంబంధం; बेरोज़गारी और मुद्रास्फीति का संबंध
Engel’s law; ఎంగెల్ సూత్రం; एंगेल का नियम | Share of income spent on food falls as income rises; ఆదాయం పెరిగేకొద్దీ ఆహారంపై ఖర్చు వాటా తగ్గుతుంది; आय बढ़ने पर भोजन पर व्यय का भाग घटता है
Gresham’s law; గ్రెషామ్ సూత్రం; ग्रेशम का नियम | Bad money drives out good money; చెడు ద్రవ్యం మంచి ద్రవ్యాన్ని తరిమేస్తుంది; बुरी मुद्रा अच्छी मुद्रा को चलन से हटाती है
Giffen good; గిఫెన్ వస్తువు; गिफ़िन वस्तु | Inferior good whose demand rises with its price; ధర పెరిగితే డిమాండ్ పెరిగే నాసిరకం వస్తువు; निम्न वस्तु जिसकी माँग क़ीमत के साथ बढ़ती है
`,
  relations: [
    {
      of: 'term',
      to: 'meaning',
      shape: 'one-to-one',
      ask: t(
        'In economics, what is meant by **{a}**?',
        'ఆర్థికశాస్త్రంలో **{a}** అంటే ఏమిటి?',
        'अर्थशास्त्र में “**{a}**” का क्या अर्थ है?',
      ),
      askBack: t(
        'Which economic term means “**{b}**”?',
        '**{b}** – దీన్ని ఆర్థికశాస్త్రంలో ఏమంటారు?',
        '**{b}** – इसे अर्थशास्त्र में क्या कहते हैं?',
      ),
      tell: t('{a} means “{b}”.', '{a} అంటే: {b}.', '“{a}” का अर्थ: {b}।'),
    },
  ],
})

const PLANS = factTable({
  name: 'five-year-plans',
  topic: TOPIC,
  settledBy: 'documents of the Planning Commission of India',
  columns: { plan: t('Plan', 'ప్రణాళిక', 'योजना'), period: t('Period', 'కాలం', 'अवधि') },
  rows: `
First Five Year Plan; మొదటి పంచవర్ష ప్రణాళిక; पहली पंचवर्षीय योजना | 1951–1956 || It stressed agriculture (Harrod–Domar model).; వ్యవసాయానికి ప్రాధాన్యం (హరాడ్-డోమార్ నమూనా).; कृषि पर बल (हैरॉड-डोमर मॉडल)।
Second Five Year Plan; రెండో పంచవర్ష ప్రణాళిక; दूसरी पंचवर्षीय योजना | 1956–1961 || It stressed heavy industry (Mahalanobis model).; భారీ పరిశ్రమలకు ప్రాధాన్యం (మహలనోబిస్ నమూనా).; भारी उद्योगों पर बल (महालनोबिस मॉडल)।
Third Five Year Plan; మూడో పంచవర్ష ప్రణాళిక; तीसरी पंचवर्षीय योजना | 1961–1966
Fourth Five Year Plan; నాలుగో పంచవర్ష ప్రణాళిక; चौथी पंचवर्षीय योजना | 1969–1974 || Three annual plans (1966–69) came before it.; దీనికి ముందు మూడు వార్షిక ప్రణాళికలు (1966–69).; इससे पहले तीन वार्षिक योजनाएँ (1966–69) थीं।
# medium
Fifth Five Year Plan; ఐదో పంచవర్ష ప్రణాళిక; पाँचवीं पंचवर्षीय योजना | 1974–1978 || Its slogan was “Garibi Hatao”, and it was ended a year early.; “గరీబీ హటావో” నినాదంతో వచ్చిన ఈ ప్రణాళిక ఏడాది ముందే ముగిసింది.; इसका नारा “ग़रीबी हटाओ” था, यह एक वर्ष पहले समाप्त हुई।
Sixth Five Year Plan; ఆరో పంచవర్ష ప్రణాళిక; छठी पंचवर्षीय योजना | 1980–1985
Seventh Five Year Plan; ఏడో పంచవర్ష ప్రణాళిక; सातवीं पंचवर्षीय योजना | 1985–1990
Eighth Five Year Plan; ఎనిమిదో పంచవర్ష ప్రణాళిక; आठवीं पंचवर्षीय योजना | 1992–1997
Ninth Five Year Plan; తొమ్మిదో పంచవర్ష ప్రణాళిక; नौवीं पंचवर्षीय योजना | 1997–2002
Tenth Five Year Plan; పదో పంచవర్ష ప్రణాళిక; दसवीं पंचवर्षीय योजना | 2002–2007
Eleventh Five Year Plan; పదకొండో పంచవర్ష ప్రణాళిక; ग्यारहवीं पंचवर्षीय योजना | 2007–2012
Twelfth Five Year Plan; పన్నెండో పంచవర్ష ప్రణాళిక; बारहवीं पंचवर्षीय योजना | 2012–2017 || The last plan, for NITI Aayog took the Commission’s place in 2015.; చివరి ప్రణాళిక, 2015లో కమిషన్ స్థానంలో నీతి ఆయోగ్ వచ్చింది.; अंतिम योजना, 2015 में आयोग का स्थान नीति आयोग ने लिया।
`,
  relations: [
    {
      of: 'plan',
      to: 'period',
      shape: 'one-to-one',
      ask: t('What was the period of the **{a}** of India?', 'భారత **{a}** కాలం ఏది?', 'भारत की **{a}** की अवधि क्या थी?'),
      askBack: t(
        'Which plan of India ran during **{b}**?',
        '**{b}** కాలంలో అమలైన ప్రణాళిక ఏది?',
        '**{b}** में कौन-सी योजना चली?',
      ),
      tell: t('The period of the {a} was {b}.', '{a} కాలం {b}.', '{a} की अवधि {b} थी।'),
    },
  ],
})

const REVOLUTIONS = factTable({
  name: 'colour-revolutions',
  topic: TOPIC,
  settledBy: 'Ministry of Agriculture; NCERT textbooks',
  columns: { revolution: t('Revolution', 'విప్లవం', 'क्रांति'), product: t('Product', 'ఉత్పత్తి', 'उत्पाद') },
  rows: `
Green Revolution; హరిత విప్లవం; हरित क्रांति | Food grains; ఆహార ధాన్యాలు; खाद्यान्न || M. S. Swaminathan led it in India.; భారత్‌లో ఎం. ఎస్. స్వామినాథన్ నాయకత్వం.; भारत में एम. एस. स्वामीनाथन ने नेतृत्व किया।
White Revolution; శ్వేత విప్లవం; श्वेत क्रांति | Milk; పాలు; दूध || Verghese Kurien led Operation Flood.; వర్గీస్ కురియన్ ఆపరేషన్ ఫ్లడ్ నడిపారు.; वर्गीज़ कुरियन ने ऑपरेशन फ़्लड चलाया।
Blue Revolution; నీలి విప్లవం; नीली क्रांति | Fish; చేపలు; मछली
Yellow Revolution; పసుపు విప్లవం; पीली क्रांति | Oilseeds; నూనె గింజలు; तिलहन
Golden Revolution; స్వర్ణ విప్లవం; स्वर्ण क्रांति | Fruits and honey (horticulture); పండ్లు, తేనె (ఉద్యాన పంటలు); फल और शहद (बाग़वानी)
# medium
Silver Revolution; రజత విప్లవం; रजत क्रांति | Eggs; గుడ్లు; अंडे
Round Revolution; గుండ్రని విప్లవం; गोल क्रांति | Potatoes; బంగాళదుంపలు; आलू
Golden Fibre Revolution; స్వర్ణ తంతు విప్లవం; स्वर्ण रेशा क्रांति | Jute; జనపనార; जूट
Grey Revolution; బూడిద విప్లవం; धूसर क्रांति | Fertilisers; ఎరువులు; उर्वरक
Silver Fibre Revolution; రజత తంతు విప్లవం; रजत रेशा क्रांति | Cotton; పత్తి; कपास
`,
  relations: [
    {
      of: 'revolution',
      to: 'product',
      shape: 'one-to-one',
      ask: t(
        'With which product is the **{a}** linked?',
        '**{a}** ఏ ఉత్పత్తికి సంబంధించినది?',
        '**{a}** किस उत्पाद से संबंधित है?',
      ),
      askBack: t(
        'Which revolution is linked with **{b}**?',
        '**{b}** ఉత్పత్తికి సంబంధించిన విప్లవం ఏది?',
        '**{b}** से कौन-सी क्रांति संबंधित है?',
      ),
      tell: t('The {a} is linked with the product “{b}”.', '{a} సంబంధిత ఉత్పత్తి: {b}.', '{a} का उत्पाद: {b}।'),
    },
  ],
})

export const ECONOMY = [...TERMS, ...PLANS, ...REVOLUTIONS]
