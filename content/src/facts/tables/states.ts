import { STATE, YEAR } from '../labels.ts'
import { factTable, t } from '../table.ts'

const CAPITALS = factTable({
  name: 'states',
  topic: 'state-awareness',
  settledBy: 'state reorganisation Acts in the Gazette of India; sites of the state governments',
  columns: { state: STATE, capital: t('Capital', 'రాజధాని', 'राजधानी'), year: YEAR },
  rows: `
Telangana | Hyderabad | 2014 || Formed on 2 June 2014 under the Andhra Pradesh Reorganisation Act, 2014.; ఆంధ్రప్రదేశ్ పునర్వ్యవస్థీకరణ చట్టం, 2014 ప్రకారం 2014 జూన్ 2న ఏర్పడింది.; आंध्र प्रदेश पुनर्गठन अधिनियम, 2014 के अंतर्गत 2 जून 2014 को बना।
Karnataka | Bengaluru | -
Tamil Nadu | Chennai | -
Kerala | Thiruvananthapuram | 1956 || The states were drawn anew by language on 1 November 1956.; 1956 నవంబర్ 1న భాష ప్రాతిపదికన రాష్ట్రాలు పునర్వ్యవస్థీకరించబడ్డాయి.; 1 नवंबर 1956 को राज्यों का भाषा के आधार पर पुनर्गठन हुआ।
Maharashtra | Mumbai | 1960 || The bilingual Bombay state was split into Maharashtra and Gujarat on 1 May 1960.; 1960 మే 1న ద్విభాషా బొంబాయి రాష్ట్రం మహారాష్ట్ర, గుజరాత్‌లుగా విడిపోయింది.; 1 मई 1960 को द्विभाषी बंबई राज्य महाराष्ट्र और गुजरात में बँटा।
Gujarat | Gandhinagar; గాంధీనగర్; गांधीनगर | 1960
Rajasthan | Jaipur | -
Bihar | Patna | -
West Bengal | Kolkata | -
Odisha | Bhubaneswar | 1936 || Odisha Day (Utkala Dibasa) is 1 April.; ఒడిశా దినోత్సవం ఏప్రిల్ 1.; ओडिशा दिवस (उत्कल दिवस) 1 अप्रैल को है।
Uttar Pradesh | Lucknow | -
Madhya Pradesh | Bhopal | -
Goa | Panaji; పనాజీ; पणजी | 1987 || Goa became the 25th state on 30 May 1987.; 1987 మే 30న గోవా 25వ రాష్ట్రమైంది.; गोवा 30 मई 1987 को 25वाँ राज्य बना।
Assam | Dispur; దిస్పూర్; दिसपुर | -
# medium
Haryana | - | 1966 || Haryana was carved out of Punjab on 1 November 1966.; 1966 నవంబర్ 1న పంజాబ్ నుండి హర్యానా ఏర్పడింది.; 1 नवंबर 1966 को हरियाणा पंजाब से अलग हुआ।
Jharkhand | Ranchi | 2000 || Chhattisgarh, Uttarakhand and Jharkhand were all formed in November 2000.; ఛత్తీస్‌గఢ్, ఉత్తరాఖండ్, జార్ఖండ్ మూడూ 2000 నవంబర్‌లో ఏర్పడ్డాయి.; छत्तीसगढ़, उत्तराखंड और झारखंड तीनों नवंबर 2000 में बने।
Chhattisgarh | Raipur; రాయ్‌పూర్; रायपुर | 2000
Uttarakhand | Dehradun | 2000
Manipur | Imphal; ఇంఫాల్; इंफाल | 1972
Meghalaya | Shillong | 1972
Tripura | Agartala; అగర్తల; अगरतला | 1972
Mizoram | Aizawl; ఐజ్వాల్; आइज़ोल | 1987
Nagaland | Kohima; కోహిమా; कोहिमा | 1963 || Nagaland became the 16th state on 1 December 1963.; నాగాలాండ్ 1963 డిసెంబర్ 1న 16వ రాష్ట్రమైంది.; नागालैंड 1 दिसंबर 1963 को 16वाँ राज्य बना।
Sikkim | Gangtok; గాంగ్‌టక్; गंगटोक | 1975 || The 36th Constitutional Amendment made Sikkim the 22nd state.; 36వ రాజ్యాంగ సవరణ ద్వారా సిక్కిం 22వ రాష్ట్రమైంది.; 36वें संविधान संशोधन से सिक्किम 22वाँ राज्य बना।
Arunachal Pradesh | Itanagar; ఈటానగర్; ईटानगर | 1987
Himachal Pradesh | Shimla | 1971
# hard
Lakshadweep | Kavaratti; కవరత్తి; कवरत्ती | -
`,
  relations: [
    {
      of: 'state',
      to: 'capital',
      shape: 'one-to-one',
      ask: t('Which city is the capital of **{a}**?', '**{a}** రాజధాని ఏది?', '**{a}** की राजधानी कौन-सी है?'),
      askBack: t(
        '**{b}** is the capital of which of these?',
        '**{b}** వీటిలో దేనికి రాజధాని?',
        '**{b}** निम्न में से किसकी राजधानी है?',
      ),
      tell: t('The capital of {a} is {b}.', '{a} రాజధాని {b}.', '{a} की राजधानी {b} है।'),
    },
    {
      of: 'state',
      to: 'year',
      shape: 'many-to-one',
      ask: t(
        'In which year did **{a}** become a state (or a separate province)?',
        '**{a}** ప్రత్యేక రాష్ట్రంగా ఏ సంవత్సరంలో ఏర్పడింది?',
        '**{a}** किस वर्ष अलग राज्य (प्रांत) बना?',
      ),
      askBack: t(
        'Which of these became a separate state in **{b}**?',
        'వీటిలో **{b}**లో ప్రత్యేక రాష్ట్రంగా ఏర్పడినది ఏది?',
        'इनमें से कौन **{b}** में अलग राज्य (प्रांत) बना?',
      ),
      tell: t(
        '{a} became a separate state (province) in {b}.',
        '{a} {b}లో ప్రత్యేక రాష్ట్రంగా ఏర్పడింది.',
        '{a} {b} में अलग राज्य (प्रांत) बना।',
      ),
    },
  ],
})

const HIGH_COURTS = factTable({
  name: 'high-court-seats',
  topic: 'state-awareness',
  settledBy: 'Acts and orders that set up the High Courts',
  columns: { state: STATE, seat: t('Principal seat of the High Court', 'హైకోర్టు ప్రధాన పీఠం', 'उच्च न्यायालय की मुख्य पीठ') },
  rows: `
Kerala | Kochi || The capital is Thiruvananthapuram, but the High Court sits in Kochi (Ernakulam).; రాజధాని తిరువనంతపురం అయినా హైకోర్టు కొచ్చి (ఎర్నాకుళం)లో ఉంది.; राजधानी तिरुवनंतपुरम है, पर उच्च न्यायालय कोच्चि (एर्नाकुलम) में है।
Uttar Pradesh | Prayagraj || The Allahabad High Court has a bench at Lucknow.; అలహాబాద్ హైకోర్టుకు లక్నోలో బెంచ్ ఉంది.; इलाहाबाद उच्च न्यायालय की एक पीठ लखनऊ में है।
Telangana | Hyderabad
Karnataka | Bengaluru
Gujarat | Ahmedabad
Bihar | Patna
Jharkhand | Ranchi
Delhi | New Delhi
# medium
Madhya Pradesh | Jabalpur || It has benches at Indore and Gwalior.; దీనికి ఇండోర్, గ్వాలియర్‌లలో బెంచ్‌లు ఉన్నాయి.; इसकी पीठें इंदौर और ग्वालियर में हैं।
Rajasthan | Jodhpur || It has a bench at Jaipur.; దీనికి జైపూర్‌లో బెంచ్ ఉంది.; इसकी एक पीठ जयपुर में है।
Odisha | Cuttack
Chhattisgarh | Bilaspur; బిలాస్‌పూర్; बिलासपुर
Uttarakhand | Nainital; నైనిటాల్; नैनीताल
Assam | Guwahati || The Gauhati High Court serves Assam, Nagaland, Mizoram and Arunachal Pradesh.; గౌహతి హైకోర్టు అస్సాం, నాగాలాండ్, మిజోరాం, అరుణాచల్ ప్రదేశ్‌లకు సేవలందిస్తుంది.; गुवाहाटी उच्च न्यायालय असम, नागालैंड, मिज़ोरम और अरुणाचल प्रदेश के लिए है।
Himachal Pradesh | Shimla
Andhra Pradesh | Amaravati; అమరావతి; अमरावती
# hard
Sikkim | Gangtok; గాంగ్‌టక్; गंगटोक
Tripura | Agartala; అగర్తల; अगरतला
Manipur | Imphal; ఇంఫాల్; इंफाल
Meghalaya | Shillong
`,
  relations: [
    {
      of: 'state',
      to: 'seat',
      shape: 'one-to-one',
      ask: t(
        'Where is the principal seat of the High Court for **{a}**?',
        '**{a}** హైకోర్టు ప్రధాన పీఠం ఎక్కడ ఉంది?',
        '**{a}** के उच्च न्यायालय की मुख्य पीठ कहाँ है?',
      ),
      askBack: t(
        'The High Court with its principal seat at **{b}** serves which of these?',
        '**{b}** ప్రధాన పీఠంగా ఉన్న హైకోర్టు వీటిలో దేనిది?',
        '**{b}** में मुख्य पीठ वाला उच्च न्यायालय इनमें से किसका है?',
      ),
      tell: t(
        'The principal seat of the High Court for {a} is at {b}.',
        '{a} హైకోర్టు ప్రధాన పీఠం {b}లో ఉంది.',
        '{a} के उच्च न्यायालय की मुख्य पीठ {b} में है।',
      ),
    },
  ],
})

const OLD_NAMES = factTable({
  name: 'old-names-of-indian-places',
  topic: 'state-awareness',
  settledBy: 'renaming Acts and notifications in the Gazette of India',
  columns: { old: t('Old name', 'పాత పేరు', 'पुराना नाम'), today: t('Present name', 'ప్రస్తుత పేరు', 'वर्तमान नाम') },
  rows: `
Bombay; బొంబాయి; बंबई | Mumbai
Madras; మద్రాస్; मद्रास | Chennai
Calcutta; కలకత్తా; कलकत्ता | Kolkata
Bangalore; బెంగుళూర్; बैंगलोर | Bengaluru
Orissa; ఒరిస్సా; उड़ीसा | Odisha
Allahabad; అలహాబాద్; इलाहाबाद | Prayagraj
Mysore State; మైసూరు రాష్ట్రం; मैसूर राज्य | Karnataka || Renamed in 1973.; 1973లో పేరు మార్చారు.; 1973 में नाम बदला गया।
Madras State; మద్రాసు రాష్ట్రం; मद्रास राज्य | Tamil Nadu || Renamed in 1969.; 1969లో పేరు మార్చారు.; 1969 में नाम बदला गया।
United Provinces; యునైటెడ్ ప్రావిన్సెస్; संयुक्त प्रांत | Uttar Pradesh || Renamed in 1950, keeping the letters U.P.; 1950లో U.P. అక్షరాలు అలాగే ఉండేలా పేరు మార్చారు.; 1950 में U.P. अक्षर रखते हुए नाम बदला गया।
# medium
North-East Frontier Agency (NEFA); ఈశాన్య సరిహద్దు ఏజెన్సీ (NEFA); उत्तर-पूर्व सीमांत एजेंसी (नेफा) | Arunachal Pradesh
Uttaranchal; ఉత్తరాంచల్; उत्तरांचल | Uttarakhand
Lushai Hills; లుషాయ్ హిల్స్; लुशाई पहाड़ियाँ | Mizoram
Trivandrum; త్రివేండ్రం; त्रिवेंद्रम | Thiruvananthapuram
Cochin; కొచ్చిన్; कोचीन | Kochi
Baroda; బరోడా; बड़ौदा | Vadodara; వడోదర; वडोदरा
Calicut; కాలికట్; कालीकट | Kozhikode; కోజికోడ్; कोझिकोड
Pataliputra; పాటలీపుత్రం; पाटलिपुत्र | Patna
Kashi; కాశీ; काशी | Varanasi
# hard
Laccadive, Minicoy and Amindivi Islands; లక్కదీవ్, మినికాయ్, అమిన్‌దీవి దీవులు; लक्कादीव, मिनिकॉय और अमीनदीवी द्वीप | Lakshadweep
Pragjyotishpur; ప్రాగ్జ్యోతిషపురం; प्राग्ज्योतिषपुर | Guwahati
Quilon; క్విలాన్; क्विलोन | Kollam; కొల్లం; कोल्लम
Tuticorin; ట్యూటికోరిన్; तूतीकोरिन | Thoothukudi; తూత్తుకుడి; तूत्तुक्कुडि
Bezwada; బెజవాడ; बेज़वाड़ा | Vijayawada
Waltair; వాల్తేరు; वाल्टेयर | Visakhapatnam
`,
  relations: [
    {
      of: 'old',
      to: 'today',
      shape: 'one-to-one',
      ask: t(
        'By what name is **{a}** known today?',
        '**{a}**ను నేడు ఏ పేరుతో పిలుస్తారు?',
        '**{a}** आज किस नाम से जाना जाता है?',
      ),
      askBack: t('What was **{b}** formerly called?', '**{b}** పూర్వపు పేరు ఏమిటి?', '**{b}** का पुराना नाम क्या था?'),
      tell: t('The present name of {a} is {b}.', '{a} ప్రస్తుత పేరు {b}.', '{a} का वर्तमान नाम {b} है।'),
    },
  ],
})

const NICKNAMES = factTable({
  name: 'nicknames-of-indian-cities',
  topic: 'state-awareness',
  settledBy: 'tourism departments of the states',
  columns: { name: t('Other name', 'మరో పేరు', 'उपनाम'), city: t('City', 'నగరం', 'नगर') },
  rows: `
Pink City; పింక్ సిటీ; गुलाबी नगरी | Jaipur || The old town was painted pink in 1876 to welcome a royal visitor.; 1876లో రాజకుటుంబ అతిథికి స్వాగతంగా పాత నగరానికి గులాబీ రంగు వేశారు.; 1876 में शाही अतिथि के स्वागत में पुराने नगर को गुलाबी रंगा गया।
City of Lakes (Rajasthan); సరస్సుల నగరం (రాజస్థాన్); झीलों की नगरी (राजस्थान) | Udaipur
City of Nawabs; నవాబుల నగరం; नवाबों का शहर | Lucknow
City of Pearls; ముత్యాల నగరం; मोतियों का शहर | Hyderabad
Silicon Valley of India; భారత సిలికాన్ వ్యాలీ; भारत की सिलिकॉन वैली | Bengaluru
City of Joy; సిటీ ఆఫ్ జాయ్; सिटी ऑफ़ जॉय | Kolkata
Blue City; బ్లూ సిటీ; नीली नगरी | Jodhpur
Orange City; ఆరెంజ్ సిటీ; संतरों का शहर | Nagpur
Queen of the Arabian Sea; అరేబియా సముద్ర రాణి; अरब सागर की रानी | Kochi
# medium
Manchester of South India; దక్షిణ భారత మాంచెస్టర్; दक्षिण भारत का मैनचेस्टर | Coimbatore
Steel City of Jharkhand; జార్ఖండ్ ఉక్కు నగరం; झारखंड की इस्पात नगरी | Jamshedpur
Golden City of Rajasthan; రాజస్థాన్ గోల్డెన్ సిటీ; राजस्थान की स्वर्ण नगरी | Jaisalmer; జైసల్మేర్; जैसलमेर
Diamond City; డైమండ్ సిటీ; हीरा नगरी | Surat
City of Destiny; సిటీ ఆఫ్ డెస్టినీ; सिटी ऑफ़ डेस्टिनी | Visakhapatnam
Temple City of Odisha; ఒడిశా దేవాలయాల నగరం; ओडिशा का मंदिर नगर | Bhubaneswar
Leather City of Uttar Pradesh; ఉత్తర ప్రదేశ్ తోలు నగరం; उत्तर प्रदेश का चमड़ा नगर | Kanpur
Queen of the Hills (Uttarakhand); కొండల రాణి (ఉత్తరాఖండ్); पहाड़ों की रानी (उत्तराखंड) | Mussoorie; ముస్సోరి; मसूरी
Scotland of the East; తూర్పు స్కాట్లాండ్; पूर्व का स्कॉटलैंड | Shillong
Venice of the East (Kerala); తూర్పు వెనిస్ (కేరళ); पूर्व का वेनिस (केरल) | Alappuzha; అలప్పుజ; अलप्पुझा
`,
  relations: [
    {
      of: 'name',
      to: 'city',
      shape: 'one-to-one',
      ask: t(
        'Which city is known as the “**{a}**”?',
        '“**{a}**” అని పేరొందిన నగరం ఏది?',
        '“**{a}**” के नाम से कौन-सा नगर प्रसिद्ध है?',
      ),
      askBack: t(
        'By which other name is **{b}** known?',
        '**{b}** నగరానికి ఉన్న మరో పేరు ఏది?',
        '**{b}** किस उपनाम से जाना जाता है?',
      ),
      tell: t('“{a}” is {b}.', '“{a}” అని పేరొందినది {b}.', '“{a}” के नाम से प्रसिद्ध नगर {b} है।'),
    },
  ],
})

export const STATES = [...CAPITALS, ...HIGH_COURTS, ...OLD_NAMES, ...NICKNAMES]
