import { formula } from '../formula.ts'
import { factTable, t } from '../table.ts'

const TOPIC = 'chemistry-facts'

const COMPOUNDS = factTable({
  name: 'compounds',
  topic: TOPIC,
  settledBy: 'IUPAC nomenclature; NCERT chemistry textbooks',
  columns: {
    common: t('Common name', 'సాధారణ నామం', 'सामान्य नाम'),
    chemical: t('Chemical name', 'రసాయన నామం', 'रासायनिक नाम'),
    formula: t('Formula', 'ఫార్ములా', 'सूत्र'),
  },
  same: { formula },
  rows: `
Common salt; సాధారణ ఉప్పు; साधारण नमक | Sodium chloride; సోడియం క్లోరైడ్; सोडियम क्लोराइड | NaCl
Baking soda; బేకింగ్ సోడా; खाने का सोडा (बेकिंग सोडा) | Sodium hydrogen carbonate; సోడియం హైడ్రోజన్ కార్బొనేట్; सोडियम हाइड्रोजन कार्बोनेट | NaHCO3
Washing soda; వాషింగ్ సోడా; धावन सोडा | Sodium carbonate decahydrate; సోడియం కార్బొనేట్ డెకాహైడ్రేట్; सोडियम कार्बोनेट डेकाहाइड्रेट | Na2CO3·10H2O
Caustic soda; కాస్టిక్ సోడా; कास्टिक सोडा | Sodium hydroxide; సోడియం హైడ్రాక్సైడ్; सोडियम हाइड्रॉक्साइड | NaOH
Quicklime; పొడి సున్నం; बिना बुझा चूना | Calcium oxide; కాల్షియం ఆక్సైడ్; कैल्शियम ऑक्साइड | CaO
Slaked lime; తడి సున్నం; बुझा चूना | Calcium hydroxide; కాల్షియం హైడ్రాక్సైడ్; कैल्शियम हाइड्रॉक्साइड | Ca(OH)2
Limestone; సున్నపురాయి; चूना पत्थर | Calcium carbonate; కాల్షియం కార్బొనేట్; कैल्शियम कार्बोनेट | CaCO3
Plaster of Paris; ప్లాస్టర్ ఆఫ్ పారిస్; प्लास्टर ऑफ़ पेरिस | Calcium sulphate hemihydrate; కాల్షియం సల్ఫేట్ హెమీహైడ్రేట్; कैल्शियम सल्फेट हेमीहाइड्रेट | CaSO4·½H2O
Gypsum; జిప్సం; जिप्सम | Calcium sulphate dihydrate; కాల్షియం సల్ఫేట్ డైహైడ్రేట్; कैल्शियम सल्फेट डाइहाइड्रेट | CaSO4·2H2O
Laughing gas; లాఫింగ్ గ్యాస్; हँसाने वाली गैस | Nitrous oxide; నైట్రస్ ఆక్సైడ్; नाइट्रस ऑक्साइड | N2O
Dry ice; పొడి మంచు (డ్రై ఐస్); शुष्क बर्फ (ड्राई आइस) | Solid carbon dioxide; ఘన కార్బన్ డైఆక్సైడ్; ठोस कार्बन डाइऑक्साइड | CO2
Marsh gas; మార్ష్ గ్యాస్; मार्श गैस | Methane; మీథేన్; मीथेन | CH4
Vinegar (its acid); వెనిగర్ (అందలి ఆమ్లం); सिरका (उसका अम्ल) | Acetic acid; ఎసిటిక్ ఆమ్లం; ऐसीटिक अम्ल | CH3COOH
Heavy water; భారజలం; भारी जल | Deuterium oxide; డ్యుటీరియం ఆక్సైడ్; ड्यूटीरियम ऑक्साइड | D2O
# medium
Blue vitriol; మైలతుత్తం (బ్లూ విట్రియోల్); नीला थोथा | Copper sulphate pentahydrate; కాపర్ సల్ఫేట్ పెంటాహైడ్రేట్; कॉपर सल्फेट पेंटाहाइड्रेट | CuSO4·5H2O
Green vitriol; గ్రీన్ విట్రియోల్; हरा कसीस | Ferrous sulphate heptahydrate; ఫెర్రస్ సల్ఫేట్ హెప్టాహైడ్రేట్; फेरस सल्फेट हेप्टाहाइड्रेट | FeSO4·7H2O
Oil of vitriol; ఆయిల్ ఆఫ్ విట్రియోల్; ऑयल ऑफ़ विट्रियॉल | Sulphuric acid; సల్ఫ్యూరిక్ ఆమ్లం; सल्फ्यूरिक अम्ल | H2SO4
Muriatic acid; మ్యూరియాటిక్ ఆమ్లం; म्यूरिएटिक अम्ल | Hydrochloric acid; హైడ్రోక్లోరిక్ ఆమ్లం; हाइड्रोक्लोरिक अम्ल | HCl
Aqua fortis; ఆక్వా ఫోర్టిస్; एक्वा फोर्टिस | Nitric acid; నైట్రిక్ ఆమ్లం; नाइट्रिक अम्ल | HNO3
Bleaching powder; బ్లీచింగ్ పౌడర్; विरंजक चूर्ण | Calcium oxychloride; కాల్షియం ఆక్సీక్లోరైడ్; कैल्शियम ऑक्सीक्लोराइड | CaOCl2
Caustic potash; కాస్టిక్ పొటాష్; कास्टिक पोटाश | Potassium hydroxide; పొటాషియం హైడ్రాక్సైడ్; पोटैशियम हाइड्रॉक्साइड | KOH
Milk of magnesia; మిల్క్ ఆఫ్ మెగ్నీషియా; मिल्क ऑफ़ मैग्नीशिया | Magnesium hydroxide; మెగ్నీషియం హైడ్రాక్సైడ్; मैग्नीशियम हाइड्रॉक्साइड | Mg(OH)2
Epsom salt; ఎప్సం లవణం; एप्सम लवण | Magnesium sulphate heptahydrate; మెగ్నీషియం సల్ఫేట్ హెప్టాహైడ్రేట్; मैग्नीशियम सल्फेट हेप्टाहाइड्रेट | MgSO4·7H2O
Borax; బోరాక్స్; सुहागा (बोरेक्स) | Sodium tetraborate decahydrate; సోడియం టెట్రాబోరేట్ డెకాహైడ్రేట్; सोडियम टेट्राबोरेट डेकाहाइड्रेट | Na2B4O7·10H2O
Hypo (photography); హైపో (ఫోటోగ్రఫీ); हाइपो (फ़ोटोग्राफ़ी) | Sodium thiosulphate; సోడియం థయోసల్ఫేట్; सोडियम थायोसल्फेट | -
Chloroform; క్లోరోఫాం; क्लोरोफॉर्म | Trichloromethane; ట్రైక్లోరోమీథేన్; ट्राइक्लोरोमीथेन | CHCl3
# hard
Nitre (saltpetre); నైటర్ (సురేకారం); शोरा (नाइटर) | Potassium nitrate; పొటాషియం నైట్రేట్; पोटैशियम नाइट्रेट | KNO3
Chile saltpetre; చిలీ సాల్ట్‌పీటర్; चिली शोरा | Sodium nitrate; సోడియం నైట్రేట్; सोडियम नाइट्रेट | NaNO3
White vitriol; వైట్ విట్రియోల్; सफ़ेद कसीस | Zinc sulphate heptahydrate; జింక్ సల్ఫేట్ హెప్టాహైడ్రేట్; ज़िंक सल्फेट हेप्टाहाइड्रेट | ZnSO4·7H2O
Sal ammoniac; సాల్ అమ్మోనియాక్; नौसादर | Ammonium chloride; అమ్మోనియం క్లోరైడ్; अमोनियम क्लोराइड | NH4Cl
Vermilion (cinnabar); సింధూరం (సిన్నబార్); सिंदूर (सिनेबार) | Mercuric sulphide; మెర్క్యురిక్ సల్ఫైడ్; मरक्यूरिक सल्फाइड | HgS
Lunar caustic; లూనార్ కాస్టిక్; लूनर कास्टिक | Silver nitrate; సిల్వర్ నైట్రేట్; सिल्वर नाइट्रेट | AgNO3
Calomel; కలోమెల్; कैलोमल | Mercurous chloride; మెర్క్యురస్ క్లోరైడ్; मरक्यूरस क्लोराइड | Hg2Cl2
Wood spirit; వుడ్ స్పిరిట్; काष्ठ स्पिरिट | Methyl alcohol; మిథైల్ ఆల్కహాల్; मेथिल ऐल्कोहॉल | CH3OH
`,
  relations: [
    {
      of: 'common',
      to: 'chemical',
      shape: 'one-to-one',
      ask: t('What is the chemical name of **{a}**?', '**{a}** రసాయన నామం ఏది?', '**{a}** – इसका रासायनिक नाम क्या है?'),
      askBack: t(
        '**{b}** is commonly known by which name?',
        '**{b}**ను సాధారణంగా ఏమంటారు?',
        '**{b}** का सामान्य नाम क्या है?',
      ),
      tell: t('The chemical name of {a} is {b}.', '{a} రసాయన నామం {b}.', '{a} – रासायनिक नाम: {b}।'),
    },
    {
      of: 'common',
      to: 'formula',
      shape: 'one-to-one',
      ask: t(
        'What is the chemical formula of **{a}**?',
        '**{a}** రసాయన ఫార్ములా ఏది?',
        '**{a}** – इसका रासायनिक सूत्र क्या है?',
      ),
      askBack: t('Which substance has the formula {b}?', '{b} ఫార్ములా గల పదార్థం ఏది?', '{b} किस पदार्थ का सूत्र है?'),
      tell: t('The formula of {a} is {b}.', '{a} ఫార్ములా {b}.', '{a} – सूत्र: {b}।'),
    },
  ],
})

const ORES = factTable({
  name: 'ores',
  topic: TOPIC,
  settledBy: 'Indian Bureau of Mines; NCERT chemistry textbooks',
  columns: { ore: t('Ore', 'ధాతువు', 'अयस्क'), metal: t('Metal', 'లోహం', 'धातु') },
  rows: `
Haematite; హెమటైట్; हेमेटाइट | Iron
Magnetite; మాగ్నటైట్; मैग्नेटाइट | Iron
Bauxite; బాక్సైట్; बॉक्साइट | Aluminium
Galena; గెలీనా; गैलेना | Lead
Cinnabar; సిన్నబార్; सिनेबार | Mercury
# medium
Siderite; సిడరైట్; सिडेराइट | Iron
Limonite; లిమొనైట్; लिमोनाइट | Iron
Cryolite; క్రయోలైట్; क्रायोलाइट | Aluminium
Corundum; కోరండం; कोरंडम | Aluminium
Cuprite; క్యుప్రైట్; क्यूप्राइट | Copper
Malachite; మాలకైట్; मैलाकाइट | Copper
Copper glance; కాపర్ గ్లాన్స్; कॉपर ग्लांस | Copper
Azurite; అజురైట్; ऐज़ुराइट | Copper
Zinc blende; జింక్ బ్లెండ్; ज़िंक ब्लेंड | Zinc
Calamine; కాలమైన్; कैलामाइन | Zinc
Zincite; జింకైట్; ज़िंकाइट | Zinc
Cassiterite; కాసిటరైట్; कैसिटेराइट | Tin
Pitchblende; పిచ్‌బ్లెండ్; पिचब्लेंड | Uranium
Pyrolusite; పైరోలుసైట్; पाइरोलुसाइट | Manganese
# hard
Argentite; అర్జెంటైట్; अर्जेंटाइट | Silver
Cerussite; సెరుసైట్; सेरुसाइट | Lead
Anglesite; ఆంగ్లెసైట్; ऐंगलेसाइट | Lead
Rutile; రూటైల్; रूटाइल | Titanium
Monazite; మోనజైట్; मोनाज़ाइट | Thorium
Carnallite; కార్నలైట్; कार्नेलाइट | Magnesium
Wolframite; వోల్ఫ్రమైట్; वोल्फ्रेमाइट | Tungsten
Stibnite; స్టిబ్నైట్; स्टिबनाइट | Antimony; ఆంటిమొనీ; एंटीमनी
`,
  relations: [
    {
      of: 'ore',
      to: 'metal',
      shape: 'many-to-one',
      ask: t('**{a}** is an ore (mineral) of which metal?', '**{a}** ఏ లోహం యొక్క ధాతువు?', '**{a}** किस धातु का अयस्क है?'),
      askBack: t(
        'Which of the following is an ore (mineral) of **{b}**?',
        'కింది వాటిలో **{b}** ధాతువు ఏది?',
        'निम्नलिखित में से इस धातु का अयस्क कौन-सा है: **{b}**?',
      ),
      odd: t(
        'Which of the following is **not** an ore (mineral) of **{b}**?',
        'కింది వాటిలో **{b}** ధాతువు **కానిది** ఏది?',
        'निम्नलिखित में से कौन-सा इस धातु का अयस्क **नहीं** है: **{b}**?',
      ),
      tell: t('{a} is an ore (mineral) of {b}.', '{a} అనేది {b} ధాతువు.', '{a} – अयस्क, जिसकी धातु: {b}।'),
    },
  ],
})

const ALLOYS = factTable({
  name: 'alloys',
  topic: TOPIC,
  settledBy: 'NCERT chemistry textbooks',
  columns: { alloy: t('Alloy', 'మిశ్రమలోహం', 'मिश्रधातु'), parts: t('Main constituents', 'ప్రధాన అంశాలు', 'मुख्य घटक') },
  rows: `
Brass; ఇత్తడి; पीतल | Copper and zinc; రాగి మరియు జింక్; ताँबा और जस्ता || Brass has zinc, bronze has tin.; ఇత్తడిలో జింక్, కంచులో తగరం ఉంటాయి.; पीतल में जस्ता और काँसे में टिन होता है।
Bronze; కంచు; काँसा | Copper and tin; రాగి మరియు తగరం; ताँबा और टिन
Solder; సోల్డర్; सोल्डर (टाँका) | Lead and tin; సీసం మరియు తగరం; सीसा और टिन
Stainless steel; స్టెయిన్‌లెస్ స్టీల్; स्टेनलेस स्टील | Iron, chromium and nickel; ఇనుము, క్రోమియం మరియు నికెల్; लोहा, क्रोमियम और निकल
German silver; జర్మన్ సిల్వర్; जर्मन सिल्वर | Copper, zinc and nickel; రాగి, జింక్ మరియు నికెల్; ताँबा, जस्ता और निकल || It contains no silver at all.; ఇందులో వెండి అసలు ఉండదు.; इसमें चाँदी बिल्कुल नहीं होती।
Nichrome; నిక్రోమ్; नाइक्रोम | Nickel and chromium; నికెల్ మరియు క్రోమియం; निकल और क्रोमियम
# medium
Duralumin; డ్యురాల్యుమిన్; ड्यूरालुमिन | Aluminium, copper, magnesium and manganese; అల్యూమినియం, రాగి, మెగ్నీషియం మరియు మాంగనీస్; ऐलुमिनियम, ताँबा, मैग्नीशियम और मैंगनीज़
Magnalium; మాగ్నాలియం; मैग्नेलियम | Aluminium and magnesium; అల్యూమినియం మరియు మెగ్నీషియం; ऐलुमिनियम और मैग्नीशियम
Alnico; ఆల్నికో; ऐल्निको | Iron, aluminium, nickel and cobalt; ఇనుము, అల్యూమినియం, నికెల్ మరియు కోబాల్ట్; लोहा, ऐलुमिनियम, निकल और कोबाल्ट
Gun metal; గన్ మెటల్; गन मेटल | Copper, tin and zinc; రాగి, తగరం మరియు జింక్; ताँबा, टिन और जस्ता
Steel (plain); ఉక్కు (సాదా); इस्पात (सादा) | Iron and carbon; ఇనుము మరియు కార్బన్; लोहा और कार्बन
Invar; ఇన్వార్; इनवार | Iron and nickel; ఇనుము మరియు నికెల్; लोहा और निकल
Constantan; కాన్‌స్టంటాన్; कॉन्स्टैंटन | Copper and nickel; రాగి మరియు నికెల్; ताँबा और निकल
Manganin; మాంగనిన్; मैंगनिन | Copper, manganese and nickel; రాగి, మాంగనీస్ మరియు నికెల్; ताँबा, मैंगनीज़ और निकल
`,
  relations: [
    {
      of: 'alloy',
      to: 'parts',
      shape: 'one-to-one',
      ask: t('What are the main constituents of **{a}**?', '**{a}** లోని ప్రధాన అంశాలు ఏవి?', '**{a}** – इसके मुख्य घटक क्या हैं?'),
      askBack: t(
        'Of which alloy are **{b}** the main constituents?',
        '**{b}** ప్రధాన అంశాలుగా గల మిశ్రమలోహం ఏది?',
        '**{b}** किस मिश्रधातु के मुख्य घटक हैं?',
      ),
      tell: t('The main constituents of {a} are {b}.', '{a} ప్రధాన అంశాలు: {b}.', '{a} – मुख्य घटक: {b}।'),
    },
  ],
})

const ACIDS = factTable({
  name: 'acids-in-nature',
  topic: TOPIC,
  settledBy: 'NCERT science textbooks',
  columns: { source: t('Source', 'మూలం', 'स्रोत'), acid: t('Acid', 'ఆమ్లం', 'अम्ल') },
  rows: `
Lemon; నిమ్మకాయ; नींबू | Citric acid; సిట్రిక్ ఆమ్లం; साइट्रिक अम्ल
Tamarind; చింతపండు; इमली | Tartaric acid; టార్టారిక్ ఆమ్లం; टार्टरिक अम्ल
Curd; పెరుగు; दही | Lactic acid; లాక్టిక్ ఆమ్లం; लैक्टिक अम्ल
Vinegar; వెనిగర్; सिरका | Acetic acid; ఎసిటిక్ ఆమ్లం; ऐसीटिक अम्ल
Ant sting; చీమ కాటు; चींटी का डंक | Formic acid (methanoic acid); ఫార్మిక్ ఆమ్లం (మెథనోయిక్ ఆమ్లం); फॉर्मिक अम्ल (मेथैनोइक अम्ल)
Gastric juice; జఠర రసం; जठर रस | Hydrochloric acid; హైడ్రోక్లోరిక్ ఆమ్లం; हाइड्रोक्लोरिक अम्ल
Apple; యాపిల్; सेब | Malic acid; మాలిక్ ఆమ్లం; मैलिक अम्ल
# medium
Tomato (NCERT, class 10); టమాటా (NCERT, 10వ తరగతి); टमाटर (NCERT, कक्षा 10) | Oxalic acid; ఆక్జాలిక్ ఆమ్లం; ऑक्सैलिक अम्ल
Car battery; కారు బ్యాటరీ; कार की बैटरी | Sulphuric acid; సల్ఫ్యూరిక్ ఆమ్లం; सल्फ्यूरिक अम्ल
Soda water; సోడా నీరు; सोडा वाटर | Carbonic acid; కార్బోనిక్ ఆమ్లం; कार्बोनिक अम्ल
Rancid butter; చెడిన వెన్న; बासी मक्खन | Butyric acid; బ్యుటిరిక్ ఆమ్లం; ब्यूटिरिक अम्ल
`,
  relations: [
    {
      of: 'source',
      to: 'acid',
      shape: 'one-to-one',
      ask: t(
        'Which acid is chiefly found in **{a}**?',
        '**{a}**లో ప్రధానంగా ఉండే ఆమ్లం ఏది?',
        '**{a}** – इसमें मुख्यतः कौन-सा अम्ल होता है?',
      ),
      askBack: t(
        'In which of these is **{b}** chiefly found?',
        '**{b}** ప్రధానంగా వీటిలో దేనిలో ఉంటుంది?',
        '**{b}** मुख्यतः इनमें से किसमें होता है?',
      ),
      tell: t('The chief acid of {a} is {b}.', '{a}లో ప్రధానంగా ఉండేది {b}.', 'मुख्य अम्ल – {a}: {b}।'),
      also: `
Lemon | Malic acid
Tamarind | Malic acid
Tamarind | Citric acid
Tomato (NCERT, class 10) | Citric acid
Tomato (NCERT, class 10) | Malic acid
Apple | Citric acid`,
    },
  ],
})

export const CHEMISTRY = [...COMPOUNDS, ...ORES, ...ALLOYS, ...ACIDS]
