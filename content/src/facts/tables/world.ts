import { COUNTRY } from '../labels.ts'
import { factTable, t } from '../table.ts'

const TOPIC = 'world-geography'

const CAPITALS = factTable({
  name: 'countries',
  topic: TOPIC,
  settledBy: 'United Nations list of countries; ISO 4217 list of currencies',
  columns: { country: COUNTRY, capital: t('Capital', 'రాజధాని', 'राजधानी'), currency: t('Currency', 'కరెన్సీ', 'मुद्रा') },
  rows: `
Japan | Tokyo; టోక్యో; टोक्यो | Yen; యెన్; येन
China | Beijing; బీజింగ్; बीजिंग | Yuan (renminbi); యువాన్ (రెన్మిన్‌బి); युआन (रेनमिनबी)
Bangladesh | Dhaka; ఢాకా; ढाका | Taka; టాకా; टका
Nepal | Kathmandu; ఖాట్మండు; काठमांडू | -
Bhutan | Thimphu; థింపూ; थिंफू | Ngultrum; న్గుల్‌త్రుమ్; नगुलट्रम
Maldives | Malé; మాలే; माले | Rufiyaa; రుఫియా; रूफ़िया
Myanmar | Naypyidaw; నేపీడా; नेपीडॉ | Kyat; క్యాట్; क्यात
Afghanistan | Kabul; కాబూల్; काबुल | Afghani; ఆఫ్ఘనీ; अफ़गानी
Russia | Moscow; మాస్కో; मॉस्को | Rouble; రూబుల్; रूबल
UK | London; లండన్; लंदन | Pound sterling; పౌండ్ స్టెర్లింగ్; पाउंड स्टर्लिंग
France | Paris; పారిస్; पेरिस | Euro; యూరో; यूरो
Germany | Berlin; బెర్లిన్; बर्लिन | Euro; యూరో; यूरो
Italy | Rome; రోమ్; रोम | Euro; యూరో; यूरो
Thailand | Bangkok; బ్యాంకాక్; बैंकॉक | Baht; బాట్; बात
Egypt | Cairo; కైరో; काहिरा | -
Australia | Canberra; కాన్‌బెర్రా; कैनबरा | Australian dollar; ఆస్ట్రేలియన్ డాలర్; ऑस्ट्रेलियाई डॉलर
USA | Washington, D.C.; వాషింగ్టన్ డి.సి.; वाशिंगटन डी.सी. | US dollar; అమెరికన్ డాలర్; अमेरिकी डॉलर
Canada | Ottawa; ఒట్టావా; ओटावा | -
# medium
South Korea | Seoul; సియోల్; सियोल | Won; వోన్; वॉन
Vietnam | Hanoi; హనోయి; हनोई | Dong; డాంగ్; डोंग
Malaysia | Kuala Lumpur; కౌలాలంపూర్; कुआलालंपुर | Ringgit; రింగిట్; रिंगित
Cambodia | Phnom Penh; నామ్ పెన్; नोम पेन्ह | Riel; రియెల్; रिएल
Laos | Vientiane; వియంటియాన్; वियनतियाने | Kip; కిప్; किप
Mongolia | Ulaanbaatar; ఉలాన్‌బాతర్; उलानबातर | Tugrik; తుగ్రిక్; तुगरिक
Philippines | Manila; మనీలా; मनीला | -
Iran | Tehran; టెహ్రాన్; तेहरान | -
Iraq | Baghdad; బాగ్దాద్; बगदाद | -
Saudi Arabia | Riyadh; రియాద్; रियाद | Riyal; రియాల్; रियाल
Turkey | Ankara; అంకారా; अंकारा | Lira; లీరా; लीरा
UAE | Abu Dhabi; అబూ ధాబీ; अबू धाबी | Dirham; దిర్హమ్; दिरहम
Spain | Madrid; మాడ్రిడ్; मैड्रिड | Euro; యూరో; यूरो
Greece | Athens; ఏథెన్స్; एथेंस | Euro; యూరో; यूरो
Poland | Warsaw; వార్సా; वारसा | Zloty; జ్లోటీ; ज़्लॉटी
Hungary | Budapest; బుడాపెస్ట్; बुडापेस्ट | Forint; ఫోరింట్; फ़ोरिंट
Switzerland | Bern; బెర్న్; बर्न | Swiss franc; స్విస్ ఫ్రాంక్; स्विस फ़्रैंक
Norway | Oslo; ఓస్లో; ओस्लो | Norwegian krone; నార్వే క్రోన్; नॉर्वे क्रोन
Sweden | Stockholm; స్టాక్‌హోమ్; स्टॉकहोम | Swedish krona; స్వీడిష్ క్రోనా; स्वीडिश क्रोना
Denmark | Copenhagen; కోపెన్‌హాగన్; कोपेनहेगन | -
Finland | Helsinki; హెల్సింకి; हेलसिंकी | Euro; యూరో; यूरो
Portugal | Lisbon; లిస్బన్; लिस्बन | Euro; యూరో; यूरो
Austria | Vienna; వియన్నా; वियना | Euro; యూరో; यूरो
Ireland | Dublin; డబ్లిన్; डबलिन | Euro; యూరో; यूरो
Kenya | Nairobi; నైరోబి; नैरोबी | -
Ethiopia | Addis Ababa; అడిస్ అబాబా; अदीस अबाबा | Birr; బిర్; बिर
Brazil | Brasília; బ్రసీలియా; ब्रासीलिया | Real; రియల్; रियल
Argentina | Buenos Aires; బ్యూనస్ ఎయిర్స్; ब्यूनस आयर्स | -
Cuba | Havana; హవానా; हवाना | -
New Zealand | Wellington; వెల్లింగ్టన్; वेलिंगटन | New Zealand dollar; న్యూజిలాండ్ డాలర్; न्यूज़ीलैंड डॉलर
Ukraine | Kyiv; కీవ్; कीव | Hryvnia; హ్రివ్నియా; रिव्निया
# hard
Israel | - | New shekel; న్యూ షెకెల్; नया शेकेल
South Africa | - | Rand; రాండ్; रैंड
Ghana | Accra; అక్రా; अक्रा | Cedi; సెడీ; सेडी
Nigeria | Abuja; అబుజా; अबुजा | Naira; నైరా; नायरा
Zambia | Lusaka; లుసాకా; लुसाका | Kwacha; క్వాచా; क्वाचा
Peru | Lima; లిమా; लीमा | Sol; సోల్; सोल
Uzbekistan | Tashkent; తాష్కెంట్; ताशकंद | -
Azerbaijan | Baku; బాకు; बाकू | Manat; మనత్; मनात
Armenia | Yerevan; యెరెవాన్; येरेवान | Dram; డ్రామ్; ड्राम
Georgia | Tbilisi; టిబిలిసి; तिबिलिसी | Lari; లారి; लारी
Czech Republic | Prague; ప్రాగ్; प्राग | Koruna; కొరునా; कोरुना
Romania | Bucharest; బుకారెస్ట్; बुखारेस्ट | Leu; లేయు; लेउ
Morocco | Rabat; రబాత్; रबात | -
Fiji | Suva; సువా; सुवा | -
Iceland | Reykjavik; రెక్జావిక్; रेक्याविक | -
Tajikistan | Dushanbe; దుషాంబే; दुशांबे | Somoni; సొమోనీ; सोमोनी
`,
  relations: [
    {
      of: 'country',
      to: 'capital',
      shape: 'one-to-one',
      ask: t('What is the capital of **{a}**?', '**{a}** రాజధాని ఏది?', '**{a}** की राजधानी कौन-सी है?'),
      askBack: t('**{b}** is the capital of which country?', '**{b}** ఏ దేశ రాజధాని?', '**{b}** किस देश की राजधानी है?'),
      tell: t('The capital of {a} is {b}.', '{a} రాజధాని {b}.', '{a} की राजधानी {b} है।'),
    },
    {
      of: 'country',
      to: 'currency',
      shape: 'many-to-one',
      ask: t('What is the currency of **{a}**?', '**{a}** కరెన్సీ ఏది?', '**{a}** की मुद्रा कौन-सी है?'),
      askBack: t(
        'In which of these countries is the currency **{b}**?',
        'వీటిలో **{b}** కరెన్సీగా ఉన్న దేశం ఏది?',
        'इनमें से किस देश की मुद्रा **{b}** है?',
      ),
      odd: t(
        'In which of these countries is the currency **not** the **{b}**?',
        'వీటిలో **{b}** కరెన్సీ **కాని** దేశం ఏది?',
        'इनमें से किस देश की मुद्रा **{b}** **नहीं** है?',
      ),
      tell: t('The currency of {a} is the {b}.', '{a} కరెన్సీ {b}.', '{a} की मुद्रा {b} है।'),
    },
  ],
})

const STRAITS = factTable({
  name: 'straits-and-canals',
  topic: TOPIC,
  settledBy: 'atlases; International Hydrographic Organization',
  columns: {
    strait: t('Strait or canal', 'జలసంధి/కాలువ', 'जलसंधि/नहर'),
    joins: t('Waters it joins', 'కలిపే జలాలు', 'जोड़े जाने वाले जल'),
  },
  rows: `
Suez Canal; సూయజ్ కాలువ; स्वेज़ नहर | Mediterranean Sea and Red Sea; మధ్యధరా సముద్రం, ఎర్ర సముద్రం; भूमध्य सागर और लाल सागर
Panama Canal; పనామా కాలువ; पनामा नहर | Atlantic Ocean and Pacific Ocean (through Central America); అట్లాంటిక్, పసిఫిక్ మహాసముద్రాలు (మధ్య అమెరికా మీదుగా); अटलांटिक और प्रशांत महासागर (मध्य अमेरिका से)
Palk Strait; పాక్ జలసంధి; पाक जलसंधि | Bay of Bengal and Palk Bay; బంగాళాఖాతం, పాక్ అఖాతం; बंगाल की खाड़ी और पाक खाड़ी
Strait of Gibraltar; జిబ్రాల్టర్ జలసంధి; जिब्राल्टर जलसंधि | Mediterranean Sea and Atlantic Ocean; మధ్యధరా సముద్రం, అట్లాంటిక్ మహాసముద్రం; भूमध्य सागर और अटलांटिक महासागर
Bering Strait; బేరింగ్ జలసంధి; बेरिंग जलसंधि | Arctic Ocean and Bering Sea; ఆర్కిటిక్ మహాసముద్రం, బేరింగ్ సముద్రం; आर्कटिक महासागर और बेरिंग सागर
Strait of Malacca; మలక్కా జలసంధి; मलक्का जलसंधि | Andaman Sea and South China Sea; అండమాన్ సముద్రం, దక్షిణ చైనా సముద్రం; अंडमान सागर और दक्षिण चीन सागर
# medium
Strait of Hormuz; హోర్ముజ్ జలసంధి; होर्मुज़ जलसंधि | Persian Gulf and Gulf of Oman; పర్షియన్ గల్ఫ్, ఒమన్ గల్ఫ్; फ़ारस की खाड़ी और ओमान की खाड़ी
Bab-el-Mandeb; బాబ్-ఎల్-మండేబ్; बाब-अल-मंदेब | Red Sea and Gulf of Aden; ఎర్ర సముద్రం, ఏడెన్ గల్ఫ్; लाल सागर और अदन की खाड़ी
Strait of Dover; డోవర్ జలసంధి; डोवर जलसंधि | English Channel and North Sea; ఇంగ్లిష్ ఛానల్, ఉత్తర సముద్రం; इंग्लिश चैनल और उत्तरी सागर
Bosporus; బాస్ఫరస్; बॉस्फ़ोरस | Black Sea and Sea of Marmara; నల్ల సముద్రం, మర్మరా సముద్రం; काला सागर और मरमरा सागर
Dardanelles; డార్డనెల్స్; डार्डेनल्स | Aegean Sea and Sea of Marmara; ఏజియన్ సముద్రం, మర్మరా సముద్రం; एजियन सागर और मरमरा सागर
# hard
Sunda Strait; సుందా జలసంధి; सुंडा जलसंधि | Java Sea and Indian Ocean; జావా సముద్రం, హిందూ మహాసముద్రం; जावा सागर और हिंद महासागर
Bass Strait; బాస్ జలసంధి; बास जलसंधि | Tasman Sea and Great Australian Bight; టాస్మన్ సముద్రం, గ్రేట్ ఆస్ట్రేలియన్ బైట్; तस्मान सागर और ग्रेट ऑस्ट्रेलियन बाइट
Kiel Canal; కీల్ కాలువ; कील नहर | North Sea and Baltic Sea; ఉత్తర సముద్రం, బాల్టిక్ సముద్రం; उत्तरी सागर और बाल्टिक सागर
`,
  relations: [
    {
      of: 'strait',
      to: 'joins',
      shape: 'one-to-one',
      ask: t('Which waters does the **{a}** join?', '**{a}** ఏ జలాలను కలుపుతుంది?', '**{a}** किन जलों को जोड़ता/जोड़ती है?'),
      askBack: t(
        'Which strait or canal joins the **{b}**?',
        '**{b}** – వీటిని కలిపే జలసంధి/కాలువ ఏది?',
        '**{b}** – इन्हें जोड़ने वाली जलसंधि/नहर कौन-सी है?',
      ),
      tell: t('The {a} joins the {b}.', '{a} కలిపేవి: {b}.', '{a} जोड़ती है: {b}।'),
    },
  ],
})

const FEATURES = factTable({
  name: 'mountains-deserts-and-lakes-of-the-world',
  topic: TOPIC,
  settledBy: 'atlases of the world',
  columns: { feature: t('Feature', 'భౌగోళిక అంశం', 'भौगोलिक स्थल'), where: t('Continent', 'ఖండం', 'महाद्वीप') },
  rows: `
Sahara Desert; సహారా ఎడారి; सहारा मरुस्थल | Africa
Kalahari Desert; కలహారి ఎడారి; कालाहारी मरुस्थल | Africa
Gobi Desert; గోబీ ఎడారి; गोबी मरुस्थल | Asia
Mount Everest; ఎవరెస్ట్ శిఖరం; माउंट एवरेस्ट | Asia
Mount Kilimanjaro; కిలిమంజారో శిఖరం; माउंट किलिमंजारो | Africa
Alps; ఆల్ప్స్ పర్వతాలు; आल्प्स पर्वत | Europe
Andes; ఆండీస్ పర్వతాలు; एंडीज़ पर्वत | South America
Rocky Mountains; రాకీ పర్వతాలు; रॉकी पर्वत | North America
Lake Victoria; విక్టోరియా సరస్సు; विक्टोरिया झील | Africa
Lake Superior; సుపీరియర్ సరస్సు; सुपीरियर झील | North America
Amazon River; అమెజాన్ నది; अमेज़न नदी | South America
Nile River; నైలు నది; नील नदी | Africa
Danube River; డాన్యూబ్ నది; डेन्यूब नदी | Europe
Mississippi River; మిసిసిపి నది; मिसिसिपी नदी | North America
# medium
Atacama Desert; అటకామా ఎడారి; अटाकामा मरुस्थल | South America
Namib Desert; నమీబ్ ఎడారి; नामिब मरुस्थल | Africa
Taklamakan Desert; తక్లామకాన్ ఎడారి; तकलामकान मरुस्थल | Asia
Sonoran Desert; సొనోరాన్ ఎడారి; सोनोरन मरुस्थल | North America
Patagonian Desert; పాటగోనియా ఎడారి; पैटागोनिया मरुस्थल | South America
Lake Baikal; బైకాల్ సరస్సు; बैकाल झील | Asia || The deepest lake in the world.; ప్రపంచంలో అత్యంత లోతైన సరస్సు.; विश्व की सबसे गहरी झील।
Lake Titicaca; టిటికాకా సరస్సు; टिटिकाका झील | South America
Lake Tanganyika; టాంగన్యీకా సరస్సు; तांगानिका झील | Africa
Mount Aconcagua; అకాంకాగువా శిఖరం; माउंट एकॉनकागुआ | South America
Denali (Mount McKinley); డెనాలి (మెకిన్లీ శిఖరం); डेनाली (माउंट मैकिन्ली) | North America
Atlas Mountains; అట్లాస్ పర్వతాలు; एटलस पर्वत | Africa
Pyrenees; పైరెనీస్ పర్వతాలు; पिरेनीज़ पर्वत | Europe
Appalachians; అపలాచియన్ పర్వతాలు; अपलेशियन पर्वत | North America
Mount Vesuvius; వెసూవియస్ అగ్నిపర్వతం; माउंट वेसुवियस | Europe
Mount Etna; ఎట్నా అగ్నిపర్వతం; माउंट एटना | Europe
Angel Falls; ఏంజెల్ జలపాతం; एंजेल जलप्रपात | South America || The highest waterfall in the world, in Venezuela.; ప్రపంచంలో అత్యంత ఎత్తైన జలపాతం, వెనిజులాలో ఉంది.; विश्व का सबसे ऊँचा जलप्रपात, वेनेज़ुएला में।
Victoria Falls; విక్టోరియా జలపాతం; विक्टोरिया जलप्रपात | Africa
Niagara Falls; నయాగరా జలపాతం; नियाग्रा जलप्रपात | North America
# hard
Drakensberg; డ్రాకెన్స్‌బర్గ్ పర్వతాలు; ड्रैकेन्सबर्ग पर्वत | Africa
Apennines; అపెన్నైన్ పర్వతాలు; एपेनाइन पर्वत | Europe
Tian Shan; టియాన్ షాన్ పర్వతాలు; तियान शान पर्वत | Asia
Zagros Mountains; జాగ్రోస్ పర్వతాలు; ज़ाग्रोस पर्वत | Asia
Orinoco River; ఒరినోకో నది; ओरिनोको नदी | South America
Mackenzie River; మెకెంజీ నది; मैकेंज़ी नदी | North America
Limpopo River; లింపోపో నది; लिम्पोपो नदी | Africa
Cotopaxi; కోటోపాక్సీ అగ్నిపర్వతం; कोटोपैक्सी ज्वालामुखी | South America
Vinson Massif; విన్సన్ శిఖరం; विन्सन मैसिफ | Antarctica
Mount Erebus; ఎరెబస్ అగ్నిపర్వతం; माउंट एरेबस | Antarctica
`,
  relations: [
    {
      of: 'feature',
      to: 'where',
      shape: 'many-to-one',
      ask: t('In which continent is **{a}**?', '**{a}** ఏ ఖండంలో ఉంది?', '**{a}** किस महाद्वीप में है?'),
      askBack: t('Which of these is in **{b}**?', 'వీటిలో **{b}**లో ఉన్నది ఏది?', 'इनमें से **{b}** में कौन-सा/सी है?'),
      odd: t(
        'Which of these is **not** in **{b}**?',
        'వీటిలో **{b}**లో **లేనిది** ఏది?',
        'इनमें से कौन-सा/सी **{b}** में **नहीं** है?',
      ),
      tell: t('{a} is in {b}.', '{a} {b}లో ఉంది.', '{a} {b} में है।'),
    },
  ],
})

const LINES = factTable({
  name: 'boundary-lines',
  topic: TOPIC,
  settledBy: 'atlases; treaties',
  columns: { line: t('Line', 'రేఖ', 'रेखा'), between: t('Between', 'వేటి మధ్య', 'किनके बीच') },
  rows: `
Radcliffe Line; రాడ్‌క్లిఫ్ రేఖ; रैडक्लिफ़ रेखा | India and Pakistan; భారత్, పాకిస్తాన్; भारत और पाकिस्तान
McMahon Line; మెక్‌మహన్ రేఖ; मैकमहोन रेखा | India and China; భారత్, చైనా; भारत और चीन
Durand Line; డ్యూరాండ్ రేఖ; डूरंड रेखा | Pakistan and Afghanistan; పాకిస్తాన్, ఆఫ్ఘనిస్తాన్; पाकिस्तान और अफ़गानिस्तान
38th Parallel; 38వ సమాంతర రేఖ; 38वीं समांतर रेखा | North Korea and South Korea; ఉత్తర కొరియా, దక్షిణ కొరియా; उत्तर कोरिया और दक्षिण कोरिया
49th Parallel; 49వ సమాంతర రేఖ; 49वीं समांतर रेखा | United States and Canada; అమెరికా, కెనడా; अमेरिका और कनाडा
# medium
17th Parallel (till 1976); 17వ సమాంతర రేఖ (1976 వరకు); 17वीं समांतर रेखा (1976 तक) | North Vietnam and South Vietnam; ఉత్తర వియత్నాం, దక్షిణ వియత్నాం; उत्तर वियतनाम और दक्षिण वियतनाम
Maginot Line; మాజినో రేఖ; मैजिनो रेखा | France and Germany; ఫ్రాన్స్, జర్మనీ; फ्रांस और जर्मनी
Oder–Neisse Line; ఓడర్-నైస్ రేఖ; ओडर-नाइसे रेखा | Germany and Poland; జర్మనీ, పోలాండ్; जर्मनी और पोलैंड
Mannerheim Line; మానర్‌హైమ్ రేఖ; मैनरहाइम रेखा | Russia and Finland; రష్యా, ఫిన్లాండ్; रूस और फ़िनलैंड
`,
  relations: [
    {
      of: 'line',
      to: 'between',
      shape: 'one-to-one',
      ask: t(
        'Between which countries is (or was) the **{a}**?',
        '**{a}** ఏ దేశాల మధ్య ఉంది (ఉండేది)?',
        '**{a}** किन देशों के बीच है (थी)?',
      ),
      askBack: t(
        'Which line lies (or lay) between **{b}**?',
        '**{b}** మధ్య ఉన్న (ఉండిన) రేఖ ఏది?',
        '**{b}** के बीच कौन-सी रेखा है (थी)?',
      ),
      tell: t('The {a} is (or was) the line between {b}.', '{a}: {b} మధ్య.', '{a}: {b} के बीच।'),
    },
  ],
})

const PARLIAMENTS = factTable({
  name: 'parliaments',
  topic: TOPIC,
  settledBy: 'Inter-Parliamentary Union',
  columns: { parliament: t('Parliament', 'పార్లమెంటు', 'संसद'), country: COUNTRY },
  rows: `
Knesset; నెస్సెట్; नेसेट | Israel
Diet; డైట్; डाइट | Japan
Bundestag; బుండెస్టాగ్; बुंडेस्टाग | Germany
Congress; కాంగ్రెస్; कांग्रेस | USA
Majlis; మజ్లిస్; मजलिस | Iran
Jatiya Sangsad; జాతీయ సంసద్; जातीय संसद | Bangladesh
# medium
Duma (lower house); డ్యూమా (దిగువ సభ); ड्यूमा (निचला सदन) | Russia
Storting; స్టోర్టింగ్; स्टॉर्टिंग | Norway
Riksdag; రిక్స్‌డాగ్; रिक्सडाग | Sweden
Folketing; ఫోల్కెటింగ్; फ़ोल्केटिंग | Denmark
Cortes Generales; కోర్టెస్; कोर्तेस | Spain
Sejm (lower house); సెయ్మ్ (దిగువ సభ); सेय्म (निचला सदन) | Poland
Tshogdu (National Assembly); షోగ్డూ (జాతీయ సభ); त्शोग्दू (राष्ट्रीय सभा) | Bhutan
Althing; ఆల్థింగ్; ऑल्थिंग | Iceland || One of the oldest parliaments, from the year 930.; 930 సంవత్సరం నాటి అతి ప్రాచీన పార్లమెంటులలో ఒకటి.; वर्ष 930 से, विश्व की सबसे पुरानी संसदों में।
Great Khural; గ్రేట్ ఖురాల్; ग्रेट खुराल | Mongolia
`,
  relations: [
    {
      of: 'parliament',
      to: 'country',
      shape: 'one-to-one',
      ask: t(
        'To which country does the parliament called **{a}** belong?',
        '**{a}** ఏ దేశ పార్లమెంటు (లేదా దాని సభ)?',
        '**{a}** किस देश की संसद (या उसका सदन) है?',
      ),
      askBack: t(
        'What is the parliament (or a house of it) of **{b}** called?',
        '**{b}** పార్లమెంటు (లేదా దాని సభ) పేరు ఏమిటి?',
        '**{b}** की संसद (या उसके सदन) का नाम क्या है?',
      ),
      tell: t('The parliament of {b} (or a house of it) is called {a}.', '{b} పార్లమెంటు: {a}.', '{b} की संसद: {a}।'),
    },
  ],
})

export const WORLD = [...CAPITALS, ...STRAITS, ...FEATURES, ...LINES, ...PARLIAMENTS]
