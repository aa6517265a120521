import { PLACE } from '../labels.ts'
import { factTable, t } from '../table.ts'

const TOPIC = 'sports'
const SPORT = t('Sport', 'క్రీడ', 'खेल')

const TERMS = factTable({
  name: 'sports-terms',
  topic: TOPIC,
  settledBy: 'rules of the international federations of the sports',
  columns: { term: t('Term', 'పదం', 'शब्द'), sport: SPORT },
  rows: `
Googly; గూగ్లీ; गुगली | Cricket
Leg before wicket; లెగ్ బిఫోర్ వికెట్ (LBW); लेग बिफ़ोर विकेट (LBW) | Cricket
Yorker; యార్కర్; यॉर्कर | Cricket
Checkmate; చెక్‌మేట్; चेकमेट (शह और मात) | Chess
Castling; కాస్లింగ్; कैसलिंग | Chess
Raid; రైడ్; रेड | Kabaddi
Bonus line; బోనస్ లైన్; बोनस लाइन | Kabaddi
Uppercut; అప్పర్‌కట్; अपरकट | Boxing
Bull’s eye; బుల్స్ ఐ; बुल्स आई | Shooting
# medium
Chinaman; చైనామన్; चाइनामैन | Cricket
Silly point; సిల్లీ పాయింట్; सिली पॉइंट | Cricket
Gambit; గాంబిట్; गैम्बिट | Chess
En passant; ఎన్ పసాంట్; एन पासां | Chess
Birdie; బర్డీ; बर्डी | Golf
Bogey; బోగీ; बोगी | Golf
Caddie; కాడీ; कैडी | Golf
Tee; టీ (బంతిని నిలిపే పుల్ల); टी (गेंद टिकाने की खूँटी) | Golf
Penalty corner; పెనాల్టీ కార్నర్; पेनल्टी कॉर्नर | Hockey
Bully; బుల్లీ; बुली | Hockey
Deuce and advantage (with love for zero); డ్యూస్, అడ్వాంటేజ్ (సున్నాకు లవ్); ड्यूस और एडवांटेज (शून्य के लिए लव) | Tennis
Chukker; చుక్కర్; चक्कर (चुकर) | Polo
Cue; క్యూ; क्यू | Billiards
Dunk; డంక్; डंक | Basketball
Lona; లోనా; लोना | Kabaddi
Butterfly stroke; బటర్‌ఫ్లై స్ట్రోక్; बटरफ़्लाई स्ट्रोक | Swimming
Half nelson; హాఫ్ నెల్సన్; हाफ़ नेल्सन | Wrestling
# hard
Pole and Kho; పోల్, ఖో; पोल और खो | Kho-Kho
Parry and riposte; ప్యారీ, రిపోస్ట్; पैरी और रिपोस्ट | Fencing
Albatross; ఆల్బట్రాస్; अल्बाट्रॉस | Golf
Libero; లిబెరో; लिबेरो | Volleyball
Scrum; స్క్రమ్; स्क्रम | Rugby
Pitcher; పిచ్చర్; पिचर | Baseball
Ippon; ఇప్పాన్; इप्पोन | Judo
`,
  relations: [
    {
      of: 'term',
      to: 'sport',
      shape: 'many-to-one',
      ask: t(
        'To which sport does the term **{a}** belong?',
        '**{a}** అనే పదం ఏ క్రీడకు సంబంధించినది?',
        '**{a}** शब्द किस खेल से संबंधित है?',
      ),
      askBack: t(
        'Which of these terms belongs to **{b}**?',
        'వీటిలో **{b}** క్రీడకు సంబంధించిన పదం ఏది?',
        'इनमें से कौन-सा शब्द **{b}** से संबंधित है?',
      ),
      odd: t(
        'Which of these terms does **not** belong to **{b}**?',
        'వీటిలో **{b}** క్రీడకు సంబంధం **లేని** పదం ఏది?',
        'इनमें से कौन-सा शब्द **{b}** से संबंधित **नहीं** है?',
      ),
      tell: t('The term {a} belongs to {b}.', '{a} అనే పదం {b}కు సంబంధించినది.', '{a} शब्द {b} से संबंधित है।'),
      also: `
Ippon | Wrestling
Parry and riposte | Boxing
Half nelson | Judo
Tee | Rugby
Tee | Baseball`,
    },
  ],
})

const CUPS = factTable({
  name: 'cups-and-trophies',
  topic: TOPIC,
  settledBy: 'national and international federations of the sports',
  columns: { cup: t('Cup or trophy', 'కప్పు/ట్రోఫీ', 'कप/ट्रॉफ़ी'), sport: SPORT },
  rows: `
Ranji Trophy; రంజీ ట్రోఫీ; रणजी ट्रॉफ़ी | Cricket
Duleep Trophy; దులీప్ ట్రోఫీ; दलीप ट्रॉफ़ी | Cricket
Santosh Trophy; సంతోష్ ట్రోఫీ; संतोष ट्रॉफ़ी | Football
Durand Cup; డ్యూరాండ్ కప్; डूरंड कप | Football
Davis Cup; డేవిస్ కప్; डेविस कप | Tennis
Thomas Cup; థామస్ కప్; थॉमस कप | Badminton || For men’s teams, and the Uber Cup for women’s.; పురుషుల జట్లకు ఇది, మహిళల జట్లకు ఉబర్ కప్.; पुरुष टीमों के लिए यह, महिला टीमों के लिए उबेर कप।
Uber Cup; ఉబర్ కప్; उबेर कप | Badminton
Ashes; యాషెస్; एशेज़ | Cricket
# medium
Irani Cup; ఇరానీ కప్; ईरानी कप | Cricket
Deodhar Trophy; దేవధర్ ట్రోఫీ; देवधर ट्रॉफ़ी | Cricket
Vijay Hazare Trophy; విజయ్ హజారే ట్రోఫీ; विजय हज़ारे ट्रॉफ़ी | Cricket
Sudirman Cup; సుదీర్మాన్ కప్; सुदीरमन कप | Badminton
Billie Jean King Cup (old Federation Cup of nations); బిల్లీ జీన్ కింగ్ కప్; बिली जीन किंग कप | Tennis
Beighton Cup; బీటన్ కప్; बेटन कप | Hockey
Sultan Azlan Shah Cup; సుల్తాన్ అజ్లాన్ షా కప్; सुल्तान अज़लान शाह कप | Hockey
Dhyan Chand Trophy; ధ్యాన్‌చంద్ ట్రోఫీ; ध्यानचंद ट्रॉफ़ी | Hockey
Agha Khan Cup; ఆగా ఖాన్ కప్; आग़ा ख़ाँ कप | Hockey
Subroto Cup; సుబ్రతో కప్; सुब्रतो कप | Football
Rovers Cup; రోవర్స్ కప్; रोवर्स कप | Football
Ryder Cup; రైడర్ కప్; राइडर कप | Golf
Swaythling Cup; స్వేత్‌లింగ్ కప్; स्वेथलिंग कप | Table tennis
# hard
Corbillon Cup; కార్బిలాన్ కప్; कॉर्बिलन कप | Table tennis
Walker Cup; వాకర్ కప్; वॉकर कप | Golf
Solheim Cup; సోల్‌హైమ్ కప్; सोलहाइम कप | Golf
Ezra Cup; ఎజ్రా కప్; एज़रा कप | Polo
Stanley Cup; స్టాన్లీ కప్; स्टेनली कप | Ice hockey
Webb Ellis Cup; వెబ్ ఎలిస్ కప్; वेब एलिस कप | Rugby
America’s Cup; అమెరికాస్ కప్; अमेरिकाज़ कप | Yachting
`,
  relations: [
    {
      of: 'cup',
      to: 'sport',
      shape: 'many-to-one',
      ask: t('With which sport is the **{a}** linked?', '**{a}** ఏ క్రీడకు సంబంధించినది?', '**{a}** – इसका संबंध किस खेल से है?'),
      askBack: t(
        'Which of these cups or trophies belongs to **{b}**?',
        'వీటిలో **{b}** క్రీడకు చెందిన కప్పు/ట్రోఫీ ఏది?',
        'इनमें से कौन-सा कप/ट्रॉफ़ी **{b}** से संबंधित है?',
      ),
      odd: t(
        'Which of these is **not** of **{b}**?',
        'వీటిలో **{b}** క్రీడకు **చెందనిది** ఏది?',
        'इनमें से कौन-सा कप/ट्रॉफ़ी **{b}** का **नहीं** है?',
      ),
      tell: t('The {a} is linked with {b}.', '{a} {b}కు సంబంధించినది.', '{a} {b} से संबंधित है।'),
    },
  ],
})

const GROUNDS = factTable({
  name: 'grounds',
  topic: TOPIC,
  settledBy: 'sites of the grounds and of the boards of cricket',
  columns: { ground: t('Ground', 'మైదానం', 'मैदान'), city: PLACE },
  rows: `
Eden Gardens; ఈడెన్ గార్డెన్స్; ईडन गार्डन्स | Kolkata
Wankhede Stadium; వాంఖడే స్టేడియం; वानखेड़े स्टेडियम | Mumbai
M. Chinnaswamy Stadium; ఎం. చిన్నస్వామి స్టేడియం; एम. चिन्नास्वामी स्टेडियम | Bengaluru
M. A. Chidambaram Stadium (Chepauk); ఎం. ఎ. చిదంబరం స్టేడియం (చెపాక్); एम. ए. चिदंबरम स्टेडियम (चेपॉक) | Chennai
Green Park; గ్రీన్ పార్క్; ग्रीन पार्क | Kanpur
Lord’s; లార్డ్స్; लॉर्ड्स | London; లండన్; लंदन
The Gabba; గబ్బా; गाबा | Brisbane; బ్రిస్బేన్; ब्रिस्बेन
# medium
Barabati Stadium; బారాబతి స్టేడియం; बाराबती स्टेडियम | Cuttack
Sawai Mansingh Stadium; సవాయ్ మాన్‌సింగ్ స్టేడియం; सवाई मानसिंह स्टेडियम | Jaipur
Keenan Stadium; కీనన్ స్టేడియం; कीनन स्टेडियम | Jamshedpur
Holkar Stadium; హోల్కర్ స్టేడియం; होल्कर स्टेडियम | Indore
Old Trafford; ఓల్డ్ ట్రాఫోర్డ్; ओल्ड ट्रैफ़र्ड | Manchester; మాంచెస్టర్; मैनचेस्टर
Headingley; హెడింగ్లీ; हेडिंग्ले | Leeds; లీడ్స్; लीड्स
WACA Ground; WACA మైదానం; वाका मैदान | Perth; పెర్త్; पर्थ
Edgbaston; ఎడ్జ్‌బాస్టన్; एजबेस्टन | Birmingham; బర్మింగ్‌హామ్; बर्मिंघम
# hard
Trent Bridge; ట్రెంట్ బ్రిడ్జ్; ट्रेंट ब्रिज | Nottingham; నాటింగ్‌హామ్; नॉटिंघम
Newlands; న్యూల్యాండ్స్; न्यूलैंड्स | Cape Town; కేప్ టౌన్; केप टाउन
Sabina Park; సబీనా పార్క్; सबीना पार्क | Kingston; కింగ్‌స్టన్; किंग्स्टन
Kensington Oval; కెన్సింగ్టన్ ఓవల్; केंसिंग्टन ओवल | Bridgetown; బ్రిడ్జ్‌టౌన్; ब्रिजटाउन
`,
  relations: [
    {
      of: 'ground',
      to: 'city',
      shape: 'one-to-one',
      ask: t('In which city is **{a}**?', '**{a}** ఏ నగరంలో ఉంది?', '**{a}** किस नगर में है?'),
      askBack: t('Which ground is in **{b}**?', '**{b}**లో ఉన్న మైదానం ఏది?', '**{b}** में कौन-सा मैदान है?'),
      tell: t('{a} is in {b}.', '{a} {b}లో ఉంది.', '{a} {b} में है।'),
    },
  ],
})

const OLYMPICS = factTable({
  name: 'olympic-hosts',
  topic: TOPIC,
  settledBy: 'International Olympic Committee',
  columns: { year: t('Summer Games', 'వేసవి ఒలింపిక్స్', 'ग्रीष्म ओलंपिक'), city: t('Host', 'ఆతిథ్య నగరం', 'मेज़बान') },
  rows: `
1896 | Athens; ఏథెన్స్; एथेंस || The first modern Games.; మొదటి ఆధునిక ఒలింపిక్స్.; पहले आधुनिक खेल।
2000 | Sydney; సిడ్నీ; सिडनी
2008 | Beijing; బీజింగ్; बीजिंग
2012 | London; లండన్; लंदन
2016 | Rio de Janeiro; రియో డి జనీరో; रियो डी जनेरियो
2020 | Tokyo (held in 2021); టోక్యో (2021లో జరిగాయి); टोक्यो (2021 में आयोजित)
# medium
1928 | Amsterdam; ఆమ్‌స్టర్‌డామ్; एम्स्टर्डम || India’s first hockey gold.; హాకీలో భారత్ మొదటి స్వర్ణం.; हॉकी में भारत का पहला स्वर्ण।
1936 | Berlin; బెర్లిన్; बर्लिन
1952 | Helsinki; హెల్సింకి; हेलसिंकी || K. D. Jadhav won India’s first individual medal after freedom.; స్వాతంత్ర్యం తర్వాత భారత్ మొదటి వ్యక్తిగత పతకం కె. డి. జాదవ్ సాధించారు.; के. डी. जाधव ने स्वतंत्र भारत का पहला व्यक्तिगत पदक जीता।
1972 | Munich; మ్యూనిచ్; म्यूनिख
1980 | Moscow; మాస్కో; मॉस्को
1988 | Seoul; సియోల్; सियोल
1992 | Barcelona; బార్సిలోనా; बार्सिलोना
1996 | Atlanta; అట్లాంటా; अटलांटा
# hard
1956 | Melbourne; మెల్‌బోర్న్; मेलबर्न
1960 | Rome; రోమ్; रोम
1968 | Mexico City; మెక్సికో సిటీ; मेक्सिको सिटी
1976 | Montreal; మాంట్రియల్; मॉन्ट्रियल
`,
  relations: [
    {
      of: 'year',
      to: 'city',
      shape: 'one-to-one',
      ask: t(
        'Which city hosted the Summer Olympic Games of **{a}**?',
        '**{a}** వేసవి ఒలింపిక్స్‌కు ఆతిథ్యం ఇచ్చిన నగరం ఏది?',
        '**{a}** के ग्रीष्म ओलंपिक किस नगर में हुए?',
      ),
      askBack: t(
        'Which Summer Olympic Games were held in **{b}**?',
        '**{b}**లో జరిగిన వేసవి ఒలింపిక్స్ ఏ సంవత్సరానివి?',
        '**{b}** में किस वर्ष के ग्रीष्म ओलंपिक हुए?',
      ),
      tell: t('The Summer Olympic Games of {a} were held in {b}.', '{a} వేసవి ఒలింపిక్స్: {b}.', '{a} के ग्रीष्म ओलंपिक: {b}।'),
    },
  ],
})

export const SPORTS = [...TERMS, ...CUPS, ...GROUNDS, ...OLYMPICS]
