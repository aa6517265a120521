import { PLACE, STATE } from '../labels.ts'
import { factTable, t } from '../table.ts'

const TOPIC = 'indian-geography'

const PARKS = factTable({
  name: 'national-parks',
  topic: TOPIC,
  settledBy: 'Ministry of Environment, Forest and Climate Change; Wildlife Institute of India',
  columns: { park: t('National park', 'జాతీయ పార్కు', 'राष्ट्रीय उद्यान'), state: STATE },
  rows: `
Kaziranga; కాజీరంగా; काज़ीरंगा | Assam || Famous for the one-horned rhinoceros.; ఒంటికొమ్ము ఖడ్గమృగానికి ప్రసిద్ధి.; एक सींग वाले गैंडे के लिए प्रसिद्ध।
Manas; మానస్; मानस | Assam
Jim Corbett; జిమ్ కార్బెట్; जिम कॉर्बेट | Uttarakhand || India’s first national park (1936, as Hailey National Park).; భారతదేశ మొదటి జాతీయ పార్కు (1936, హేలీ పార్కుగా).; भारत का पहला राष्ट्रीय उद्यान (1936, हेली के नाम से)।
Gir; గిర్; गिर | Gujarat || The last home of the Asiatic lion.; ఆసియా సింహాల చివరి ఆవాసం.; एशियाई सिंहों का अंतिम आवास।
Ranthambore; రణథంబోర్; रणथंभौर | Rajasthan
Keoladeo Ghana; కేవలాదేవ్ ఘనా; केवलादेव घना | Rajasthan
Kanha; కన్హా; कान्हा | Madhya Pradesh
Bandhavgarh; బాంధవ్‌గఢ్; बांधवगढ़ | Madhya Pradesh
Panna; పన్నా; पन्ना | Madhya Pradesh
Sundarbans; సుందర్‌బన్స్; सुंदरवन | West Bengal
Periyar; పెరియార్; पेरियार | Kerala
Silent Valley; సైలెంట్ వ్యాలీ; साइलेंट वैली | Kerala
Bandipur; బందీపూర్; बांदीपुर | Karnataka
Nagarhole; నాగర్‌హోళె; नागरहोल | Karnataka
Dudhwa; దుధ్వా; दुधवा | Uttar Pradesh
Simlipal; సిమ్లిపాల్; सिमलीपाल | Odisha
Valley of Flowers; పూల లోయ (వ్యాలీ ఆఫ్ ఫ్లవర్స్); फूलों की घाटी | Uttarakhand
# medium
Rajaji; రాజాజీ; राजाजी | Uttarakhand
Nanda Devi; నందాదేవి; नंदा देवी | Uttarakhand
Dibru-Saikhowa; డిబ్రూ-సైఖోవా; डिब्रू-सैखोवा | Assam
Nameri; నామెరి; नामेरी | Assam
Satpura; సాత్పురా; सतपुड़ा | Madhya Pradesh
Madhav; మాధవ్; माधव | Madhya Pradesh
Bhitarkanika; భితర్‌కనికా; भितरकनिका | Odisha
Buxa; బక్సా; बक्सा | West Bengal
Gorumara; గోరుమారా; गोरुमारा | West Bengal
Eravikulam; ఎరవికులం; इराविकुलम | Kerala
Bannerghatta; బన్నేరుఘట్ట; बन्नेरघट्टा | Karnataka
Kudremukh; కుద్రేముఖ్; कुद्रेमुख | Karnataka
Mudumalai; ముదుమలై; मुदुमलाई | Tamil Nadu
Guindy; గిండీ; गिंडी | Tamil Nadu
Hemis; హెమిస్; हेमिस | Ladakh || Known for the snow leopard.; మంచు చిరుతకు ప్రసిద్ధి.; हिम तेंदुए के लिए प्रसिद्ध।
Dachigam; దచిగాం; दाचीगाम | Jammu and Kashmir || Home of the hangul (Kashmir stag).; హంగుల్ (కశ్మీర్ జింక) నివాసం.; हंगुल (कश्मीरी हिरण) का घर।
Keibul Lamjao; కీబుల్ లామ్‌జావో; केइबुल लामजाओ | Manipur || The only floating national park in the world.; ప్రపంచంలో ఏకైక తేలియాడే జాతీయ పార్కు.; विश्व का एकमात्र तैरता राष्ट्रीय उद्यान।
Khangchendzonga; కాంచన్‌జంగా (ఖాంగ్‌చెండ్‌జోంగా); कंचनजंगा (खांगचेंदज़ोंगा) | Sikkim
Namdapha; నమ్‌దఫా; नामदफा | Arunachal Pradesh
Sanjay Gandhi (Borivali); సంజయ్ గాంధీ (బోరివలి); संजय गांधी (बोरीवली) | Maharashtra
Tadoba; తాడోబా; ताडोबा | Maharashtra
Great Himalayan; గ్రేట్ హిమాలయన్; ग्रेट हिमालयन | Himachal Pradesh
Papikonda; పాపికొండలు; पापिकोंडा | Andhra Pradesh
Indravati; ఇంద్రావతి; इंद्रावती | Chhattisgarh
Betla; బెత్లా; बेतला | Jharkhand
Valmiki; వాల్మీకి; वाल्मीकि | Bihar
# hard
Kanger Valley; కాంగేర్ వ్యాలీ; कांगेर घाटी | Chhattisgarh
Guru Ghasidas; గురు ఘాసీదాస్; गुरु घासीदास | Chhattisgarh
Sultanpur; సుల్తాన్‌పూర్; सुल्तानपुर | Haryana
Kalesar; కలేసర్; कलेसर | Haryana
Nokrek; నోక్రెక్; नोकरेक | Meghalaya
Balphakram; బాల్‌ఫక్రం; बालपक्रम | Meghalaya
Murlen; ముర్లెన్; मुरलेन | Mizoram
Ntangki; ఇంటాంకి; इंतांकी | Nagaland
Mouling; మౌలింగ్; मौलिंग | Arunachal Pradesh
Mollem (Bhagwan Mahavir); మొల్లెం (భగవాన్ మహావీర్); मोलेम (भगवान महावीर) | Goa
Pin Valley; పిన్ వ్యాలీ; पिन वैली | Himachal Pradesh
Kasu Brahmananda Reddy; కాసు బ్రహ్మానందరెడ్డి; कासु ब्रह्मानंद रेड्डी | Telangana
Mrugavani; మృగవని; मृगवनी | Telangana
Sri Venkateswara; శ్రీ వేంకటేశ్వర; श्री वेंकटेश्वर | Andhra Pradesh
Marine (Gulf of Kachchh); మెరైన్ (కచ్ సింధుశాఖ); समुद्री (कच्छ की खाड़ी) | Gujarat
Vansda; వాన్‌స్‌దా; वांसदा | Gujarat
`,
  relations: [
    {
      of: 'park',
      to: 'state',
      shape: 'many-to-one',
      ask: t(
        'In which state or Union territory is the **{a}** National Park?',
        '**{a}** జాతీయ పార్కు ఏ రాష్ట్రం/కేంద్రపాలిత ప్రాంతంలో ఉంది?',
        '**{a}** राष्ट्रीय उद्यान किस राज्य/केंद्र-शासित प्रदेश में है?',
      ),
      askBack: t(
        'Which of these national parks is in **{b}**?',
        'వీటిలో **{b}**లో ఉన్న జాతీయ పార్కు ఏది?',
        'इनमें से कौन-सा राष्ट्रीय उद्यान **{b}** में है?',
      ),
      odd: t(
        'Which of these national parks is **not** in **{b}**?',
        'వీటిలో **{b}**లో **లేని** జాతీయ పార్కు ఏది?',
        'इनमें से कौन-सा राष्ट्रीय उद्यान **{b}** में **नहीं** है?',
      ),
      tell: t('{a} National Park is in {b}.', '{a} జాతీయ పార్కు {b}లో ఉంది.', '{a} राष्ट्रीय उद्यान {b} में है।'),
    },
  ],
})

const LAKES = factTable({
  name: 'lakes-passes-and-peaks',
  topic: TOPIC,
  settledBy: 'Survey of India; Ministry of Jal Shakti',
  columns: { feature: t('Lake, pass or peak', 'సరస్సు/కనుమ/శిఖరం', 'झील/दर्रा/चोटी'), state: STATE },
  rows: `
Chilika Lake; చిలికా సరస్సు; चिलिका झील | Odisha || The largest brackish-water lagoon of India.; భారతదేశంలో అతిపెద్ద ఉప్పునీటి సరస్సు.; भारत की सबसे बड़ी खारे पानी की लैगून।
Wular Lake; ఊలర్ సరస్సు; वुलर झील | Jammu and Kashmir || Among the largest freshwater lakes of India.; భారతదేశంలోని అతిపెద్ద మంచినీటి సరస్సుల్లో ఒకటి.; भारत की सबसे बड़ी मीठे पानी की झीलों में।
Dal Lake; దాల్ సరస్సు; डल झील | Jammu and Kashmir
Sambhar Lake; సాంభార్ సరస్సు; सांभर झील | Rajasthan || Salt is made from its water.; దీని నీటి నుండి ఉప్పు తయారవుతుంది.; इसके जल से नमक बनता है।
Loktak Lake; లోక్‌తక్ సరస్సు; लोकटक झील | Manipur
Vembanad Lake; వెంబనాడ్ సరస్సు; वेंबनाड झील | Kerala
Kolleru Lake; కొల్లేరు సరస్సు; कोल्लेरु झील | Andhra Pradesh
Hussain Sagar; హుస్సేన్ సాగర్; हुसैन सागर | Telangana
Guru Shikhar; గురు శిఖర్; गुरु शिखर | Rajasthan || The highest peak of the Aravallis.; ఆరావళిలో అత్యున్నత శిఖరం.; अरावली की सर्वोच्च चोटी।
Anaimudi; అనైముడి; अनाईमुडी | Kerala || The highest peak of peninsular India.; ద్వీపకల్ప భారతంలో అత్యున్నత శిఖరం.; प्रायद्वीपीय भारत की सर्वोच्च चोटी।
Nathu La; నాథూ లా; नाथू ला | Sikkim
Rohtang Pass; రోహ్‌తంగ్ కనుమ; रोहतांग दर्रा | Himachal Pradesh
# medium
Lonar Lake; లోనార్ సరస్సు; लोनार झील | Maharashtra || It fills a crater made by a meteorite.; ఉల్కాపాత గుంటలో ఏర్పడింది.; यह उल्कापात के गड्ढे में बनी है।
Bhimtal; భీమ్‌తాల్; भीमताल | Uttarakhand
Pushkar Lake; పుష్కర్ సరస్సు; पुष्कर झील | Rajasthan
Ashtamudi Lake; అష్టముడి సరస్సు; अष्टमुडी झील | Kerala
Tsomgo (Changu) Lake; సోంగో (చాంగు) సరస్సు; त्सोमगो (चांगू) झील | Sikkim
Umiam Lake; ఉమియం సరస్సు; उमियम झील | Meghalaya
Rudrasagar Lake; రుద్రసాగర్ సరస్సు; रुद्रसागर झील | Tripura
Deepor Beel; దీపోర్ బీల్; दीपोर बील | Assam
Khardung La; ఖర్దుంగ్ లా; खारदुंग ला | Ladakh
Bara-lacha La; బారాలాచా లా; बारालाचा ला | Himachal Pradesh
Shipki La; షిప్కీ లా; शिपकी ला | Himachal Pradesh
Lipulekh Pass; లిపులేఖ్ కనుమ; लिपुलेख दर्रा | Uttarakhand
Mana Pass; మానా కనుమ; माना दर्रा | Uttarakhand
Niti Pass; నీతి కనుమ; नीति दर्रा | Uttarakhand
Jelep La; జెలెప్ లా; जेलेप ला | Sikkim
Bomdi La; బోమ్‌డి లా; बोमडि ला | Arunachal Pradesh
Se La; సే లా; से ला | Arunachal Pradesh
Kalsubai; కల్సూబాయి; कलसूबाई | Maharashtra
Doddabetta; దొడ్డబెట్ట; डोड्डाबेट्टा | Tamil Nadu
Nanda Devi (peak); నందాదేవి (శిఖరం); नंदा देवी (चोटी) | Uttarakhand
Mullayanagiri; ముల్లయ్యనగిరి; मुल्लयनगिरि | Karnataka
Saramati; సారమతి; सारामती | Nagaland
# hard
Phawngpui; ఫాంగ్‌పుయ్; फॉन्गपुई | Mizoram
Dhupgarh; ధూప్‌గఢ్; धूपगढ़ | Madhya Pradesh
Deomali; దేవమాలి; देवमाली | Odisha
Parasnath; పారస్‌నాథ్; पारसनाथ | Jharkhand
Sandakphu; సందక్‌ఫూ; संदकफू | West Bengal
Tam Dil; తామ్ డిల్; ताम दिल | Mizoram
Chang La; చాంగ్ లా; चांग ला | Ladakh
Diphu Pass; దిఫూ కనుమ; दिफू दर्रा | Arunachal Pradesh
`,
  relations: [
    {
      of: 'feature',
      to: 'state',
      shape: 'many-to-one',
      ask: t(
        'In which state or Union territory is **{a}**?',
        '**{a}** ఏ రాష్ట్రం/కేంద్రపాలిత ప్రాంతంలో ఉంది?',
        '**{a}** किस राज्य/केंद्र-शासित प्रदेश में है?',
      ),
      askBack: t('Which of these is in **{b}**?', 'వీటిలో **{b}**లో ఉన్నది ఏది?', 'इनमें से **{b}** में कौन-सा/सी है?'),
      odd: t(
        'Which of these is **not** in **{b}**?',
        'వీటిలో **{b}**లో **లేనిది** ఏది?',
        'इनमें से कौन-सा/सी **{b}** में **नहीं** है?',
      ),
      tell: t('{a} is in {b}.', '{a} {b}లో ఉంది.', '{a} {b} में है।'),
      also: `
Saramati | Manipur
Bara-lacha La | Ladakh
Diphu Pass | Assam
Sandakphu | Sikkim`,
    },
  ],
})

const PORTS = factTable({
  name: 'ports-and-plants',
  topic: TOPIC,
  settledBy: 'Ministry of Ports, Shipping and Waterways; NPCIL; Ministry of Steel',
  columns: { place: t('Port, plant or mine', 'ఓడరేవు/కర్మాగారం/గని', 'बंदरगाह/संयंत्र/खान'), state: STATE },
  rows: `
Kandla (Deendayal) port; కాండ్లా (దీనదయాళ్) ఓడరేవు; कांडला (दीनदयाल) बंदरगाह | Gujarat
Paradip port; పారాదీప్ ఓడరేవు; पारादीप बंदरगाह | Odisha
Mormugao port; మార్మగోవా ఓడరేవు; मार्मुगाओ बंदरगाह | Goa
Haldia port; హల్దియా ఓడరేవు; हल्दिया बंदरगाह | West Bengal
New Mangalore port; న్యూ మంగళూర్ ఓడరేవు; न्यू मंगलौर बंदरगाह | Karnataka
Bhilai steel plant; భిలాయి ఉక్కు కర్మాగారం; भिलाई इस्पात संयंत्र | Chhattisgarh
Rourkela steel plant; రూర్కెలా ఉక్కు కర్మాగారం; राउरकेला इस्पात संयंत्र | Odisha
Bokaro steel plant; బొకారో ఉక్కు కర్మాగారం; बोकारो इस्पात संयंत्र | Jharkhand
Durgapur steel plant; దుర్గాపూర్ ఉక్కు కర్మాగారం; दुर्गापुर इस्पात संयंत्र | West Bengal
Tarapur nuclear power station; తారాపూర్ అణు విద్యుత్ కేంద్రం; तारापुर परमाणु बिजलीघर | Maharashtra
Kudankulam nuclear power station; కూడంకుళం అణు విద్యుత్ కేంద్రం; कुडनकुलम परमाणु बिजलीघर | Tamil Nadu
# medium
Kalpakkam nuclear power station; కల్పక్కం అణు విద్యుత్ కేంద్రం; कलपक्कम परमाणु बिजलीघर | Tamil Nadu
Kaiga nuclear power station; కైగా అణు విద్యుత్ కేంద్రం; कैगा परमाणु बिजलीघर | Karnataka
Kakrapar nuclear power station; కాక్రాపార్ అణు విద్యుత్ కేంద్రం; काकरापार परमाणु बिजलीघर | Gujarat
Narora nuclear power station; నరోరా అణు విద్యుత్ కేంద్రం; नरोरा परमाणु बिजलीघर | Uttar Pradesh
Rawatbhata nuclear power station; రావత్‌భాటా అణు విద్యుత్ కేంద్రం; रावतभाटा परमाणु बिजलीघर | Rajasthan
Ennore (Kamarajar) port; ఎన్నూర్ (కామరాజర్) ఓడరేవు; एन्नोर (कामराजर) बंदरगाह | Tamil Nadu
Jawaharlal Nehru port (Nhava Sheva); జవహర్‌లాల్ నెహ్రూ ఓడరేవు (నవా షేవా); जवाहरलाल नेहरू बंदरगाह (न्हावा शेवा) | Maharashtra
Mundra port; ముంద్రా ఓడరేవు; मुंद्रा बंदरगाह | Gujarat
Krishnapatnam port; కృష్ణపట్నం ఓడరేవు; कृष्णपट्टनम बंदरगाह | Andhra Pradesh
Singareni coalfield; సింగరేణి బొగ్గు గనులు; सिंगरेनी कोयला क्षेत्र | Telangana
Jharia coalfield; ఝరియా బొగ్గు గనులు; झरिया कोयला क्षेत्र | Jharkhand
Talcher coalfield; తాల్చేర్ బొగ్గు గనులు; तालचेर कोयला क्षेत्र | Odisha
# hard
Khetri copper mines; ఖేత్రీ రాగి గనులు; खेतड़ी ताँबा खान | Rajasthan
Malanjkhand copper mines; మలాజ్‌ఖండ్ రాగి గనులు; मलाजखंड ताँबा खान | Madhya Pradesh
Bailadila iron ore mines; బైలడిల్లా ఇనుప ఖనిజ గనులు; बैलाडीला लौह अयस्क खान | Chhattisgarh
Kolar gold fields; కోలార్ బంగారు గనులు; कोलार स्वर्ण क्षेत्र | Karnataka
Jaduguda uranium mines; జాదుగూడ యురేనియం గనులు; जादूगोड़ा यूरेनियम खान | Jharkhand
Tummalapalle uranium mines; తుమ్మలపల్లె యురేనియం గనులు; तुम्मलपल्ले यूरेनियम खान | Andhra Pradesh
Neyveli lignite mines; నైవేలీ లిగ్నైట్ గనులు; नेवेली लिग्नाइट खान | Tamil Nadu
Digboi oil refinery; దిగ్బోయ్ చమురు శుద్ధి కర్మాగారం; डिगबोई तेल शोधनशाला | Assam
`,
  relations: [
    {
      of: 'place',
      to: 'state',
      shape: 'many-to-one',
      ask: t('In which state is **{a}** situated?', '**{a}** ఏ రాష్ట్రంలో ఉంది?', '**{a}** किस राज्य में है?'),
      askBack: t(
        'Which of these is in the state of **{b}**?',
        'వీటిలో **{b}** రాష్ట్రంలో ఉన్నది ఏది?',
        'इनमें से **{b}** राज्य में कौन-सा है?',
      ),
      odd: t(
        'Which of these is **not** in the state of **{b}**?',
        'వీటిలో **{b}** రాష్ట్రంలో **లేనిది** ఏది?',
        'इनमें से कौन-सा **{b}** राज्य में **नहीं** है?',
      ),
      tell: t('{a} is in {b}.', '{a} {b}లో ఉంది.', '{a} {b} में है।'),
    },
  ],
})

const INSTITUTES = factTable({
  name: 'research-institutes',
  topic: 'institutions',
  settledBy: 'Acts and orders that set up the institutes; their own sites',
  columns: { institute: t('Institute', 'సంస్థ', 'संस्थान'), city: PLACE },
  rows: `
Indian Space Research Organisation (headquarters); ఇస్రో ప్రధాన కార్యాలయం; इसरो का मुख्यालय | Bengaluru
Vikram Sarabhai Space Centre; విక్రమ్ సారాభాయ్ అంతరిక్ష కేంద్రం; विक्रम साराभाई अंतरिक्ष केंद्र | Thiruvananthapuram
Satish Dhawan Space Centre; సతీశ్ ధావన్ అంతరిక్ష కేంద్రం; सतीश धवन अंतरिक्ष केंद्र | Sriharikota; శ్రీహరికోట; श्रीहरिकोटा
Bhabha Atomic Research Centre; భాభా అణు పరిశోధనా కేంద్రం; भाभा परमाणु अनुसंधान केंद्र | Mumbai
Indian Institute of Science; ఇండియన్ ఇన్‌స్టిట్యూట్ ఆఫ్ సైన్స్; भारतीय विज्ञान संस्थान | Bengaluru
Indian Statistical Institute (headquarters); భారతీయ గణాంక సంస్థ ప్రధాన కార్యాలయం; भारतीय सांख्यिकी संस्थान (मुख्यालय) | Kolkata
Film and Television Institute of India; ఫిల్మ్ అండ్ టెలివిజన్ ఇన్‌స్టిట్యూట్ ఆఫ్ ఇండియా; भारतीय फ़िल्म और टेलीविज़न संस्थान | Pune
National Institute of Virology; జాతీయ వైరాలజీ సంస్థ; राष्ट्रीय विषाणु विज्ञान संस्थान | Pune
National Institute of Nutrition; జాతీయ పోషకాహార సంస్థ; राष्ट्रीय पोषण संस्थान | Hyderabad
Forest Research Institute; అటవీ పరిశోధనా సంస్థ; वन अनुसंधान संस्थान | Dehradun
Geological Survey of India (headquarters); భారత భూగర్భ సర్వేక్షణ ప్రధాన కార్యాలయం; भारतीय भूवैज्ञानिक सर्वेक्षण (मुख्यालय) | Kolkata
# medium
Survey of India (headquarters); సర్వే ఆఫ్ ఇండియా ప్రధాన కార్యాలయం; भारतीय सर्वेक्षण विभाग (मुख्यालय) | Dehradun
Botanical Survey of India (headquarters); భారత వృక్షశాస్త్ర సర్వేక్షణ ప్రధాన కార్యాలయం; भारतीय वनस्पति सर्वेक्षण (मुख्यालय) | Kolkata
Physical Research Laboratory; ఫిజికల్ రీసెర్చ్ లాబొరేటరీ; भौतिक अनुसंधान प्रयोगशाला | Ahmedabad
Space Applications Centre; స్పేస్ అప్లికేషన్స్ సెంటర్; अंतरिक्ष उपयोग केंद्र | Ahmedabad
National Remote Sensing Centre; జాతీయ రిమోట్ సెన్సింగ్ కేంద్రం; राष्ट्रीय सुदूर संवेदन केंद्र | Hyderabad
Centre for Cellular and Molecular Biology; సెల్యులార్ అండ్ మాలిక్యులర్ బయాలజీ కేంద్రం (CCMB); कोशिकीय एवं आणविक जीव विज्ञान केंद्र (CCMB) | Hyderabad
National Chemical Laboratory; జాతీయ రసాయన ప్రయోగశాల; राष्ट्रीय रासायनिक प्रयोगशाला | Pune
Central Drug Research Institute; కేంద్ర ఔషధ పరిశోధనా సంస్థ; केंद्रीय औषधि अनुसंधान संस्थान | Lucknow
Central Leather Research Institute; కేంద్ర తోళ్ల పరిశోధనా సంస్థ; केंद्रीय चमड़ा अनुसंधान संस्थान | Chennai
Central Food Technological Research Institute; కేంద్ర ఆహార సాంకేతిక పరిశోధనా సంస్థ; केंद्रीय खाद्य प्रौद्योगिकी अनुसंधान संस्थान | Mysuru
National Environmental Engineering Research Institute; జాతీయ పర్యావరణ ఇంజనీరింగ్ పరిశోధనా సంస్థ (NEERI); राष्ट्रीय पर्यावरण अभियांत्रिकी अनुसंधान संस्थान (नीरी) | Nagpur
National Institute of Oceanography; జాతీయ సముద్ర విజ్ఞాన సంస్థ; राष्ट्रीय समुद्र विज्ञान संस्थान | Goa
ICRISAT; ఇక్రిశాట్; इक्रीसैट | Patancheru (near Hyderabad); పటాన్‌చెరు (హైదరాబాద్ సమీపం); पाटनचेरु (हैदराबाद के पास)
Raman Research Institute; రామన్ పరిశోధనా సంస్థ; रमन अनुसंधान संस्थान | Bengaluru
# hard
Wildlife Institute of India; భారత వన్యప్రాణి సంస్థ; भारतीय वन्यजीव संस्थान | Dehradun
National Dairy Research Institute; జాతీయ పాడి పరిశోధనా సంస్థ; राष्ट्रीय डेयरी अनुसंधान संस्थान | Karnal; కర్నాల్; करनाल
Central Rice Research Institute (National); జాతీయ వరి పరిశోధనా సంస్థ; राष्ट्रीय चावल अनुसंधान संस्थान | Cuttack
Central Potato Research Institute; కేంద్ర బంగాళదుంప పరిశోధనా సంస్థ; केंद्रीय आलू अनुसंधान संस्थान | Shimla
Indian Institute of Sugarcane Research; భారత చెరకు పరిశోధనా సంస్థ; भारतीय गन्ना अनुसंधान संस्थान | Lucknow
Central Institute of Indian Languages; భారతీయ భాషల కేంద్ర సంస్థ; भारतीय भाषा संस्थान (केंद्रीय) | Mysuru
Lal Bahadur Shastri National Academy of Administration; లాల్ బహదూర్ శాస్త్రి జాతీయ పరిపాలన అకాడమీ; लाल बहादुर शास्त्री राष्ट्रीय प्रशासन अकादमी | Mussoorie; ముస్సోరి; मसूरी
`,
  relations: [
    {
      of: 'institute',
      to: 'city',
      shape: 'many-to-one',
      ask: t('In which city or town is the **{a}** situated?', '**{a}** ఎక్కడ ఉంది?', '**{a}** कहाँ है?'),
      askBack: t('Which of these institutes is at **{b}**?', 'వీటిలో **{b}**లో ఉన్నది ఏది?', 'इनमें से **{b}** में कौन-सा है?'),
      odd: t('Which of these is **not** at **{b}**?', 'వీటిలో **{b}**లో **లేనిది** ఏది?', 'इनमें से कौन-सा **{b}** में **नहीं** है?'),
      tell: t('The {a} is at {b}.', '{a} {b}లో ఉంది.', '{a} {b} में है।'),
      also: `
ICRISAT | Hyderabad
Indian Statistical Institute (headquarters) | Bengaluru`,
    },
  ],
})

export const GEOGRAPHY_OF_INDIA = [...PARKS, ...LAKES, ...PORTS, ...INSTITUTES]
