import { HEADQUARTERS, MEANING, TERM, YEAR } from '../labels.ts'
import { factTable, t } from '../table.ts'

const TOPIC = 'banking-awareness'

const TERMS = factTable({
  name: 'banking-terms',
  topic: TOPIC,
  settledBy: 'glossary and Master Directions of the Reserve Bank of India; Negotiable Instruments Act, 1881',
  columns: { term: TERM, meaning: MEANING },
  rows: `
Repo rate; రెపో రేటు; रेपो दर | Rate at which the RBI lends to banks against securities for a short time; స్వల్పకాలానికి సెక్యూరిటీలపై RBI బ్యాంకులకు ఇచ్చే రుణంపై రేటు; प्रतिभूतियों पर RBI द्वारा बैंकों को अल्पकालिक ऋण की दर
Reverse repo rate; రివర్స్ రెపో రేటు; रिवर्स रेपो दर | Rate at which the RBI borrows from banks against securities; సెక్యూరిటీలపై RBI బ్యాంకుల నుండి తీసుకునే రుణంపై రేటు; प्रतिभूतियों पर RBI द्वारा बैंकों से उधार लेने की दर
Bank rate; బ్యాంకు రేటు; बैंक दर | Standard rate at which the RBI buys or rediscounts bills; RBI బిల్లులను కొనే/రీడిస్కౌంట్ చేసే ప్రామాణిక రేటు; बिल ख़रीदने या पुनर्भुनाने की RBI की मानक दर
Cash reserve ratio; నగదు నిల్వ నిష్పత్తి (CRR); नकद आरक्षित अनुपात (CRR) | Share of deposits that banks keep in cash with the RBI; బ్యాంకులు RBI వద్ద నగదుగా ఉంచే డిపాజిట్ల వాటా; जमा का वह भाग जो बैंक RBI के पास नकद रखते हैं
Statutory liquidity ratio; చట్టబద్ధ ద్రవ్యత్వ నిష్పత్తి (SLR); सांविधिक तरलता अनुपात (SLR) | Share of deposits that banks hold in gold, cash and approved securities; బంగారం, నగదు, ఆమోదిత సెక్యూరిటీల్లో బ్యాంకులు ఉంచే డిపాజిట్ల వాటా; जमा का वह भाग जो बैंक सोना, नकद और स्वीकृत प्रतिभूतियों में रखते हैं
Non-performing asset; నిరర్థక ఆస్తి (NPA); अनर्जक आस्ति (NPA) | Loan on which payment is overdue for more than 90 days; 90 రోజులకు పైగా చెల్లింపు బకాయి ఉన్న రుణం; 90 दिन से अधिक बकाया ऋण
Savings account; పొదుపు ఖాతా; बचत खाता | Account for individuals that earns interest and allows withdrawals; వడ్డీ ఇస్తూ ఉపసంహరణకు వీలిచ్చే వ్యక్తుల ఖాతా; ब्याज देने और निकासी की सुविधा वाला व्यक्तियों का खाता
Current account; కరెంట్ ఖాతా; चालू खाता | Account for business with many transactions and usually no interest; అనేక లావాదేవీలకు వ్యాపారుల ఖాతా, సాధారణంగా వడ్డీ ఉండదు; व्यवसाय का अनेक लेन-देन वाला खाता, सामान्यतः बिना ब्याज
Fixed deposit; ఫిక్స్‌డ్ డిపాజిట్; सावधि जमा | Sum placed at once for a fixed period at a fixed rate; నిర్ణీత కాలానికి, నిర్ణీత వడ్డీకి ఒకేసారి ఉంచే మొత్తం; निश्चित अवधि और दर पर एक बार में रखी राशि
Recurring deposit; రికరింగ్ డిపాజిట్; आवर्ती जमा | Equal sum deposited every month for a fixed period; నిర్ణీత కాలం ప్రతి నెలా సమానంగా జమ చేసే మొత్తం; निश्चित अवधि तक हर माह जमा की गई समान राशि
Overdraft; ఓవర్‌డ్రాఫ్ట్; ओवरड्राफ्ट | Drawing more than the balance of an account by arrangement; ఒప్పందం మేరకు ఖాతా నిల్వకు మించి తీయడం; व्यवस्था के अंतर्गत खाते की शेष राशि से अधिक निकालना
Crossed cheque; క్రాస్డ్ చెక్; रेखांकित चेक | Cheque payable only through a bank account; బ్యాంకు ఖాతా ద్వారా మాత్రమే చెల్లించే చెక్కు; केवल बैंक खाते से देय चेक
# medium
Bearer cheque; బేరర్ చెక్; वाहक चेक | Cheque payable to whoever presents it; సమర్పించిన వారికి చెల్లించే చెక్కు; प्रस्तुत करने वाले को देय चेक
Stale cheque; కాలం చెల్లిన చెక్; गतावधि चेक | Cheque presented after its validity of three months; మూడు నెలల గడువు తర్వాత సమర్పించిన చెక్కు; तीन माह की वैधता के बाद प्रस्तुत चेक
Post-dated cheque; పోస్ట్-డేటెడ్ చెక్; उत्तर-दिनांकित चेक | Cheque that bears a date still to come; రాబోయే తేదీ గల చెక్కు; आने वाली तिथि वाला चेक
Promissory note; ప్రామిసరీ నోటు; वचन पत्र | Written promise to pay a sum to a person; ఒక మొత్తాన్ని చెల్లిస్తానన్న లిఖిత వాగ్దానం; राशि चुकाने का लिखित वचन
Treasury bill; ట్రెజరీ బిల్లు; ट्रेज़री बिल | Short-term paper of the Government of India sold at a discount; డిస్కౌంట్‌కు అమ్మే భారత ప్రభుత్వ స్వల్పకాలిక పత్రం; छूट पर बिकने वाला भारत सरकार का अल्पकालिक पत्र
Commercial paper; కమర్షియల్ పేపర్; वाणिज्यिक पत्र | Unsecured short-term note issued by companies; కంపెనీలు జారీ చేసే హామీ లేని స్వల్పకాలిక పత్రం; कंपनियों का असुरक्षित अल्पकालिक पत्र
Certificate of deposit; సర్టిఫికెట్ ఆఫ్ డిపాజిట్; जमा प्रमाण पत्र | Negotiable short-term paper issued by banks for deposits; డిపాజిట్లపై బ్యాంకులు జారీ చేసే బదిలీ చేయగల పత్రం; जमा पर बैंकों का परक्राम्य अल्पकालिक पत्र
Call money; కాల్ మనీ; कॉल मनी | Money that banks borrow from one another overnight; బ్యాంకులు ఒకదాని నుండి ఒకటి ఒక్క రాత్రికి తీసుకునే రుణం; बैंकों का आपस में एक रात का उधार
Open market operations; బహిరంగ మార్కెట్ కార్యకలాపాలు; खुले बाज़ार की क्रियाएँ | Buying and selling of government securities by the RBI; RBI ప్రభుత్వ సెక్యూరిటీల కొనుగోలు, అమ్మకం; RBI द्वारा सरकारी प्रतिभूतियों की ख़रीद-बिक्री
Hypothecation; హైపోథికేషన్; दृष्टिबंधक | Charge on movable goods that stay with the borrower; రుణగ్రహీత వద్దే ఉండే చరాస్తులపై హక్కు; ऋणी के पास रहने वाली चल वस्तुओं पर प्रभार
Mortgage; తనఖా (మార్టిగేజ్); बंधक (मॉर्गेज) | Charge on land or a building for a loan; రుణానికి భూమి/భవనంపై హక్కు; ऋण के लिए भूमि या भवन पर प्रभार
Pledge; గిరవి (ప్లెడ్జ్); गिरवी (प्लेज) | Goods handed over to the lender as security; హామీగా రుణదాతకు అప్పగించిన వస్తువులు; ज़मानत के रूप में ऋणदाता को सौंपी वस्तुएँ
# hard
Bancassurance; బ్యాంకాష్యూరెన్స్; बैंकएश्योरेंस | Sale of insurance through banks; బ్యాంకుల ద్వారా బీమా అమ్మకం; बैंकों के माध्यम से बीमा की बिक्री
NOSTRO account; నోస్ట్రో ఖాతా; नोस्ट्रो खाता | Our account in foreign currency with a bank abroad; విదేశీ బ్యాంకులో విదేశీ కరెన్సీలో మన ఖాతా; विदेश के बैंक में विदेशी मुद्रा में हमारा खाता
VOSTRO account; వోస్ట్రో ఖాతా; वोस्ट्रो खाता | Account of a foreign bank in rupees with an Indian bank; భారతీయ బ్యాంకులో విదేశీ బ్యాంకు రూపాయి ఖాతా; भारतीय बैंक में विदेशी बैंक का रुपया खाता
Capital adequacy ratio; మూలధన సమర్ధత నిష్పత్తి; पूँजी पर्याप्तता अनुपात | Capital of a bank measured against its risk-weighted assets; రిస్క్ ఆధారిత ఆస్తులతో పోల్చిన బ్యాంకు మూలధనం; जोखिम भारित आस्तियों के सापेक्ष बैंक की पूँजी
Moral suasion; నైతిక ఒప్పింపు; नैतिक प्रभाव | Persuasion of banks by the RBI without orders; ఆదేశాలు లేకుండా బ్యాంకులను RBI ఒప్పించడం; बिना आदेश के RBI का बैंकों को समझाना
Money laundering; మనీ లాండరింగ్; धन शोधन | Making criminal proceeds look like lawful money; నేరపు డబ్బును చట్టబద్ధంగా చూపించడం; अपराध के धन को वैध दिखाना
`,
  relations: [
    {
      of: 'term',
      to: 'meaning',
      shape: 'one-to-one',
      ask: t('In banking, what is meant by **{a}**?', 'బ్యాంకింగ్‌లో **{a}** అంటే ఏమిటి?', 'बैंकिंग में “**{a}**” का क्या अर्थ है?'),
      askBack: t(
        'Which banking term means “**{b}**”?',
        '**{b}** – దీన్ని బ్యాంకింగ్‌లో ఏమంటారు?',
        '**{b}** – इसे बैंकिंग में क्या कहते हैं?',
      ),
      tell: t('{a} means “{b}”.', '{a} అంటే: {b}.', '“{a}” का अर्थ: {b}।'),
    },
  ],
})

const BODIES = factTable({
  name: 'financial-institutions',
  topic: TOPIC,
  settledBy: 'Acts that set up the institutions; their own sites',
  columns: { body: t('Institution', 'సంస్థ', 'संस्था'), year: YEAR, seat: HEADQUARTERS },
  rows: `
Reserve Bank of India; భారతీయ రిజర్వ్ బ్యాంక్ (RBI); भारतीय रिज़र्व बैंक (RBI) | 1935 | Mumbai || The RBI Act is of 1934, and the bank began work on 1 April 1935.; RBI చట్టం 1934 నాటిది, బ్యాంకు 1935 ఏప్రిల్ 1న పని ప్రారంభించింది.; RBI अधिनियम 1934 का है, बैंक ने 1 अप्रैल 1935 से काम शुरू किया।
State Bank of India; స్టేట్ బ్యాంక్ ఆఫ్ ఇండియా (SBI); भारतीय स्टेट बैंक (SBI) | 1955 | Mumbai
NABARD; నాబార్డ్; नाबार्ड | 1982 | Mumbai
SIDBI; సిడ్బి; सिडबी | 1990 | Lucknow
Life Insurance Corporation of India; భారతీయ జీవిత బీమా సంస్థ (LIC); भारतीय जीवन बीमा निगम (LIC) | 1956 | Mumbai
Exim Bank of India; ఎగ్జిమ్ బ్యాంక్ ఆఫ్ ఇండియా; एक्ज़िम बैंक ऑफ़ इंडिया | 1982 | Mumbai
National Housing Bank; నేషనల్ హౌసింగ్ బ్యాంక్; राष्ट्रीय आवास बैंक | 1988 | New Delhi
# medium
IRDAI; IRDAI (బీమా నియంత్రణ సంస్థ); IRDAI (बीमा नियामक) | - | Hyderabad
World Bank; ప్రపంచ బ్యాంకు; विश्व बैंक | 1944 | Washington, D.C.; వాషింగ్టన్ డి.సి.; वाशिंगटन डी.सी.
International Monetary Fund; అంతర్జాతీయ ద్రవ్యనిధి (IMF); अंतर्राष्ट्रीय मुद्रा कोष (IMF) | 1944 | Washington, D.C.; వాషింగ్టన్ డి.సి.; वाशिंगटन डी.सी.
Asian Development Bank; ఆసియా అభివృద్ధి బ్యాంకు (ADB); एशियाई विकास बैंक (ADB) | 1966 | Manila; మనీలా; मनीला
New Development Bank (BRICS); న్యూ డెవలప్‌మెంట్ బ్యాంక్ (BRICS); न्यू डेवलपमेंट बैंक (BRICS) | - | Shanghai; షాంఘై; शंघाई
Asian Infrastructure Investment Bank; ఆసియా మౌలిక సదుపాయాల పెట్టుబడి బ్యాంకు (AIIB); एशियाई अवसंरचना निवेश बैंक (AIIB) | - | Beijing; బీజింగ్; बीजिंग
# hard
Bank for International Settlements; బ్యాంక్ ఫర్ ఇంటర్నేషనల్ సెటిల్‌మెంట్స్; अंतर्राष्ट्रीय निपटान बैंक | 1930 | Basel; బాసెల్; बासेल
African Development Bank; ఆఫ్రికా అభివృద్ధి బ్యాంకు; अफ्रीकी विकास बैंक | 1964 | Abidjan; అబిడ్జాన్; आबिदजान
European Central Bank; యూరోపియన్ సెంట్రల్ బ్యాంక్; यूरोपीय केंद्रीय बैंक | 1998 | Frankfurt; ఫ్రాంక్‌ఫర్ట్; फ्रैंकफर्ट
`,
  relations: [
    {
      of: 'body',
      to: 'year',
      shape: 'many-to-one',
      ask: t('In which year was the **{a}** set up?', '**{a}** ఏ సంవత్సరంలో ఏర్పడింది?', '**{a}** की स्थापना किस वर्ष हुई?'),
      tell: t('The {a} was set up in {b}.', '{a} {b}లో ఏర్పడింది.', '{a} की स्थापना {b} में हुई।'),
    },
    {
      of: 'body',
      to: 'seat',
      shape: 'many-to-one',
      ask: t('Where is the head office of the **{a}**?', '**{a}** ప్రధాన కార్యాలయం ఎక్కడ ఉంది?', '**{a}** का मुख्यालय कहाँ है?'),
      askBack: t(
        'Which of these has its head office in **{b}**?',
        'వీటిలో **{b}**లో ప్రధాన కార్యాలయం ఉన్నది ఏది?',
        'इनमें से किसका मुख्यालय **{b}** में है?',
      ),
      odd: t(
        'Which of these does **not** have its head office in **{b}**?',
        'వీటిలో **{b}**లో ప్రధాన కార్యాలయం **లేనిది** ఏది?',
        'इनमें से किसका मुख्यालय **{b}** में **नहीं** है?',
      ),
      tell: t('The head office of the {a} is in {b}.', '{a} ప్రధాన కార్యాలయం {b}లో ఉంది.', '{a} का मुख्यालय {b} में है।'),
    },
  ],
})

const BANKS = factTable({
  name: 'bank-head-offices',
  topic: TOPIC,
  settledBy: 'annual reports of the banks',
  columns: { bank: t('Bank', 'బ్యాంకు', 'बैंक'), seat: HEADQUARTERS },
  rows: `
Punjab National Bank; పంజాబ్ నేషనల్ బ్యాంక్; पंजाब नेशनल बैंक | New Delhi
Bank of Baroda; బ్యాంక్ ఆఫ్ బరోడా; बैंक ऑफ़ बड़ौदा | Vadodara; వడోదర; वडोदरा
Canara Bank; కెనరా బ్యాంక్; केनरा बैंक | Bengaluru
Union Bank of India; యూనియన్ బ్యాంక్ ఆఫ్ ఇండియా; यूनियन बैंक ऑफ़ इंडिया | Mumbai
Indian Bank; ఇండియన్ బ్యాంక్; इंडियन बैंक | Chennai
UCO Bank; యూకో బ్యాంక్; यूको बैंक | Kolkata
Bank of Maharashtra; బ్యాంక్ ఆఫ్ మహారాష్ట్ర; बैंक ऑफ़ महाराष्ट्र | Pune
# medium
Indian Overseas Bank; ఇండియన్ ఓవర్సీస్ బ్యాంక్; इंडियन ओवरसीज़ बैंक | Chennai
Central Bank of India; సెంట్రల్ బ్యాంక్ ఆఫ్ ఇండియా; सेंट्रल बैंक ऑफ़ इंडिया | Mumbai
Bank of India; బ్యాంక్ ఆఫ్ ఇండియా; बैंक ऑफ़ इंडिया | Mumbai
Punjab and Sind Bank; పంజాబ్ అండ్ సింద్ బ్యాంక్; पंजाब एंड सिंध बैंक | New Delhi
HDFC Bank; హెచ్‌డీఎఫ్‌సీ బ్యాంక్; एचडीएफ़सी बैंक | Mumbai
Bandhan Bank; బంధన్ బ్యాంక్; बंधन बैंक | Kolkata
# hard
Federal Bank; ఫెడరల్ బ్యాంక్; फ़ेडरल बैंक | Aluva; ఆలువా; आलुवा
South Indian Bank; సౌత్ ఇండియన్ బ్యాంక్; साउथ इंडियन बैंक | Thrissur; త్రిస్సూర్; त्रिशूर
Karur Vysya Bank; కరూర్ వైశ్యా బ్యాంక్; करूर वैश्य बैंक | Karur; కరూర్; करूर
Karnataka Bank; కర్ణాటక బ్యాంక్; कर्नाटक बैंक | Mangaluru
City Union Bank; సిటీ యూనియన్ బ్యాంక్; सिटी यूनियन बैंक | Kumbakonam; కుంభకోణం; कुंभकोणम
`,
  relations: [
    {
      of: 'bank',
      to: 'seat',
      shape: 'many-to-one',
      ask: t(
        'Where is the registered or head office of **{a}**?',
        '**{a}** ప్రధాన కార్యాలయం ఎక్కడ ఉంది?',
        '**{a}** का प्रधान कार्यालय कहाँ है?',
      ),
      askBack: t(
        'Which of these banks has its head office in **{b}**?',
        'వీటిలో **{b}**లో ప్రధాన కార్యాలయం ఉన్న బ్యాంకు ఏది?',
        'इनमें से किस बैंक का प्रधान कार्यालय **{b}** में है?',
      ),
      odd: t(
        'Which of these banks does **not** have its head office in **{b}**?',
        'వీటిలో **{b}**లో ప్రధాన కార్యాలయం **లేని** బ్యాంకు ఏది?',
        'इनमें से किस बैंक का प्रधान कार्यालय **{b}** में **नहीं** है?',
      ),
      tell: t('The head office of {a} is in {b}.', '{a} ప్రధాన కార్యాలయం {b}లో ఉంది.', '{a} का प्रधान कार्यालय {b} में है।'),
      also: `
Bank of Baroda | Mumbai`,
    },
  ],
})

const ACTS = factTable({
  name: 'financial-acts',
  topic: TOPIC,
  settledBy: 'Acts in the Gazette of India',
  columns: { act: t('Act', 'చట్టం', 'अधिनियम'), year: YEAR },
  rows: `
Reserve Bank of India Act; భారతీయ రిజర్వ్ బ్యాంక్ చట్టం; भारतीय रिज़र्व बैंक अधिनियम | 1934
Banking Regulation Act; బ్యాంకింగ్ నియంత్రణ చట్టం; बैंककारी विनियमन अधिनियम | 1949
Negotiable Instruments Act; నెగోషియబుల్ ఇన్‌స్ట్రుమెంట్స్ చట్టం; परक्राम्य लिखत अधिनियम | 1881
SEBI Act; సెబీ చట్టం; सेबी अधिनियम | 1992
SARFAESI Act; సర్ఫేసి చట్టం; सरफ़ेसी अधिनियम | 2002
Insolvency and Bankruptcy Code; దివాలా స్మృతి (IBC); दिवाला और शोधन अक्षमता संहिता | 2016
# medium
Foreign Exchange Management Act (FEMA); విదేశీ మారక నిర్వహణ చట్టం (FEMA); विदेशी मुद्रा प्रबंधन अधिनियम (फेमा) | 1999
Payment and Settlement Systems Act; పేమెంట్ అండ్ సెటిల్‌మెంట్ సిస్టమ్స్ చట్టం; भुगतान और निपटान प्रणाली अधिनियम | 2007
Prevention of Money Laundering Act; మనీ లాండరింగ్ నిరోధక చట్టం; धन शोधन निवारण अधिनियम | 2002
Indian Contract Act; భారత కాంట్రాక్టు చట్టం; भारतीय संविदा अधिनियम | 1872
# hard
Deposit Insurance and Credit Guarantee Corporation Act; డిపాజిట్ బీమా, రుణ హామీ సంస్థ (DICGC) చట్టం; निक्षेप बीमा और प्रत्यय गारंटी निगम अधिनियम | 1961
Credit Information Companies (Regulation) Act; క్రెడిట్ సమాచార కంపెనీల చట్టం; प्रत्यय विषयक जानकारी कंपनी अधिनियम | 2005
Regional Rural Banks Act; ప్రాంతీయ గ్రామీణ బ్యాంకుల చట్టం; क्षेत्रीय ग्रामीण बैंक अधिनियम | 1976
Insurance Act; బీమా చట్టం; बीमा अधिनियम | 1938
`,
  relations: [
    {
      of: 'act',
      to: 'year',
      shape: 'many-to-one',
      ask: t('Of which year is the **{a}**?', '**{a}** ఏ సంవత్సరానిది?', '**{a}** किस वर्ष का है?'),
      tell: t('The {a} is of {b}.', '{a} {b} సంవత్సరానిది.', '{a} {b} का है।'),
    },
  ],
})

export const BANKING = [...TERMS, ...BODIES, ...BANKS, ...ACTS]
