import { factTable, t } from '../table.ts'

const TOPIC = 'physics-facts'

const UNITS = factTable({
  name: 'si-units',
  topic: TOPIC,
  settledBy: 'SI Brochure of the International Bureau of Weights and Measures',
  columns: { quantity: t('Quantity', 'భౌతిక రాశి', 'भौतिक राशि'), unit: t('SI unit', 'SI ప్రమాణం', 'SI मात्रक') },
  rows: `
Force; బలం; बल | Newton; న్యూటన్; न्यूटन || 1 newton = 1 kg·m/s².; 1 న్యూటన్ = 1 kg·m/s².; 1 न्यूटन = 1 kg·m/s²।
Work; పని; कार्य | Joule; జౌల్; जूल
Power; సామర్థ్యం; शक्ति | Watt; వాట్; वाट || 1 watt = 1 joule per second.; 1 వాట్ = సెకనుకు 1 జౌల్.; 1 वाट = 1 जूल प्रति सेकंड।
Pressure; పీడనం; दाब | Pascal; పాస్కల్; पास्कल
Frequency; పౌనఃపున్యం; आवृत्ति | Hertz; హెర్ట్జ్; हर्ट्ज़
Electric current; విద్యుత్ ప్రవాహం; विद्युत धारा | Ampere; ఆంపియర్; ऐम्पियर
Electric resistance; విద్యుత్ నిరోధం; विद्युत प्रतिरोध | Ohm; ఓమ్; ओम
Potential difference; పొటెన్షియల్ భేదం; विभवांतर | Volt; వోల్ట్; वोल्ट
Thermodynamic temperature; ఉష్ణోగ్రత (SI); ऊष्मागतिक ताप | Kelvin; కెల్విన్; केल्विन
Mass; ద్రవ్యరాశి; द्रव्यमान | Kilogram; కిలోగ్రాం; किलोग्राम
Length; పొడవు; लंबाई | Metre; మీటరు; मीटर
# medium
Electric charge; విద్యుదావేశం; विद्युत आवेश | Coulomb; కూలూంబ్; कूलॉम
Luminous intensity; కాంతి తీవ్రత; ज्योति तीव्रता | Candela; కాండెలా; कैंडेला
Amount of substance; పదార్థ పరిమాణం; पदार्थ की मात्रा | Mole; మోల్; मोल
Power of a lens; కటక సామర్థ్యం; लेंस की क्षमता | Dioptre; డయాప్టర్; डायोप्टर
Capacitance; కెపాసిటెన్స్; धारिता | Farad; ఫారడ్; फैराड
Momentum; ద్రవ్యవేగం; संवेग | Kilogram metre per second; కిలోగ్రాం మీటరు/సెకను; किलोग्राम मीटर प्रति सेकंड
Acceleration; త్వరణం; त्वरण | Metre per second squared; మీటరు/సెకను²; मीटर प्रति सेकंड²
Density; సాంద్రత; घनत्व | Kilogram per cubic metre; కిలోగ్రాం/ఘన మీటరు; किलोग्राम प्रति घन मीटर
Radioactivity; రేడియోధార్మికత; रेडियोधर्मिता | Becquerel; బెక్వెరల్; बेकेरल
# hard
Magnetic flux; అయస్కాంత అభివాహం; चुंबकीय फ्लक्स | Weber; వెబర్; वेबर
Magnetic flux density; అయస్కాంత అభివాహ సాంద్రత; चुंबकीय फ्लक्स घनत्व | Tesla; టెస్లా; टेस्ला
Inductance; ప్రేరకత్వం; प्रेरकत्व | Henry; హెన్రీ; हेनरी
Electric conductance; విద్యుత్ వాహకత్వం; विद्युत चालकत्व | Siemens; సీమెన్స్; सीमेंस
Luminous flux; కాంతి అభివాహం; ज्योति फ्लक्स | Lumen; ల్యూమెన్; ल्यूमेन
Illuminance; ప్రదీప్తి; प्रदीप्ति | Lux; లక్స్; लक्स
Surface tension; తలతన్యత; पृष्ठ तनाव | Newton per metre; న్యూటన్/మీటరు; न्यूटन प्रति मीटर
Specific heat capacity; విశిష్టోష్ణం; विशिष्ट ऊष्मा धारिता | Joule per kilogram kelvin; జౌల్/కిలోగ్రాం·కెల్విన్; जूल प्रति किलोग्राम केल्विन
Absorbed dose of radiation; శోషిత వికిరణ మోతాదు; अवशोषित विकिरण मात्रा | Gray; గ్రే; ग्रे
Plane angle; సమతల కోణం; समतल कोण | Radian; రేడియన్; रेडियन
Solid angle; ఘన కోణం; घन कोण | Steradian; స్టెరేడియన్; स्टेरेडियन
`,
  relations: [
    {
      of: 'quantity',
      to: 'unit',
      shape: 'one-to-one',
      ask: t('What is the SI unit of **{a}**?', '**{a}** యొక్క SI ప్రమాణం ఏది?', '**{a}** का SI मात्रक क्या है?'),
      askBack: t(
        '**{b}** is the SI unit of which quantity?',
        '**{b}** ఏ రాశికి SI ప్రమాణం?',
        '**{b}** किस राशि का SI मात्रक है?',
      ),
      tell: t('The SI unit of {a} is the {b}.', '{a} యొక్క SI ప్రమాణం {b}.', '{a} का SI मात्रक: {b}।'),
    },
  ],
})

const INSTRUMENTS = factTable({
  name: 'instruments',
  topic: TOPIC,
  settledBy: 'NCERT science textbooks; dictionaries of science',
  columns: { instrument: t('Instrument', 'పరికరం', 'उपकरण'), measures: t('Use', 'ఉపయోగం', 'उपयोग') },
  rows: `
Barometer; బారోమీటర్; बैरोमीटर | Atmospheric pressure; వాతావరణ పీడనం; वायुमंडलीय दाब
Thermometer; థర్మామీటర్; थर्मामीटर | Temperature; ఉష్ణోగ్రత; ताप
Ammeter; అమ్మీటర్; अमीटर | Electric current; విద్యుత్ ప్రవాహం; विद्युत धारा || An ammeter is joined in series, a voltmeter in parallel.; అమ్మీటర్‌ను శ్రేణిలో, వోల్ట్‌మీటర్‌ను సమాంతరంగా కలుపుతారు.; अमीटर श्रेणीक्रम में और वोल्टमीटर समांतर क्रम में जोड़ा जाता है।
Voltmeter; వోల్ట్‌మీటర్; वोल्टमीटर | Potential difference; పొటెన్షియల్ భేదం; विभवांतर
Lactometer; లాక్టోమీటర్; लैक्टोमीटर | Purity (density) of milk; పాల స్వచ్ఛత (సాంద్రత); दूध की शुद्धता (घनत्व)
Seismograph; సీస్మోగ్రాఫ్; सिस्मोग्राफ | Earthquake waves; భూకంప తరంగాలు; भूकंप की तरंगें
Speedometer; స్పీడోమీటర్; स्पीडोमीटर | Speed of a vehicle; వాహన వేగం; वाहन की चाल
Odometer; ఓడోమీటర్; ओडोमीटर | Distance run by a vehicle; వాహనం ప్రయాణించిన దూరం; वाहन द्वारा तय दूरी
Stethoscope; స్టెతస్కోప్; स्टेथोस्कोप | Listening to the heart and lungs; గుండె, ఊపిరితిత్తుల శబ్దాలు వినడం; हृदय और फेफड़ों की ध्वनि सुनना
Sphygmomanometer; స్ఫిగ్మోమానోమీటర్; स्फिग्मोमैनोमीटर | Blood pressure; రక్తపోటు; रक्तचाप
Rain gauge; వర్షమాపకం; वर्षामापी | Rainfall; వర్షపాతం; वर्षा
# medium
Anemometer; ఎనిమోమీటర్; एनीमोमीटर | Speed of wind; గాలి వేగం; वायु की गति
Hygrometer; హైగ్రోమీటర్; हाइग्रोमीटर | Humidity of air; గాలిలో తేమ; वायु की आर्द्रता
Hydrometer; హైడ్రోమీటర్; हाइड्रोमीटर | Relative density of liquids; ద్రవాల సాపేక్ష సాంద్రత; द्रवों का आपेक्षिक घनत्व || Do not mix it up with the hygrometer, which measures humidity.; తేమను కొలిచే హైగ్రోమీటర్‌తో దీన్ని పొరపడవద్దు.; इसे आर्द्रता मापने वाले हाइग्रोमीटर से न मिलाएँ।
Altimeter; ఆల్టీమీటర్; अल्टीमीटर | Altitude; ఎత్తు (సముద్ర మట్టం నుండి); ऊँचाई (समुद्र तल से)
Fathometer; ఫాథోమీటర్; फैदोमीटर | Depth of the sea; సముద్రపు లోతు; समुद्र की गहराई
Galvanometer; గాల్వనోమీటర్; गैल्वेनोमीटर | Detecting very small currents; అతి స్వల్ప విద్యుత్ ప్రవాహాలను గుర్తించడం; अति अल्प धारा का पता लगाना
Pyrometer; పైరోమీటర్; पाइरोमीटर | Very high temperatures; అత్యధిక ఉష్ణోగ్రతలు; बहुत उच्च ताप
Manometer; మానోమీటర్; मैनोमीटर | Pressure of gases; వాయువుల పీడనం; गैसों का दाब
Periscope; పెరిస్కోప్; पेरिस्कोप | Seeing above the sea from a submarine; జలాంతర్గామి నుండి సముద్ర ఉపరితలాన్ని చూడటం; पनडुब्बी से समुद्र की सतह के ऊपर देखना
Electrocardiograph; ఎలక్ట్రోకార్డియోగ్రాఫ్; इलेक्ट्रोकार्डियोग्राफ | Electrical activity of the heart; గుండె విద్యుత్ చర్య; हृदय की विद्युत क्रिया
Electroencephalograph; ఎలక్ట్రోఎన్‌సెఫలోగ్రాఫ్; इलेक्ट्रोएन्सेफैलोग्राफ | Electrical activity of the brain; మెదడు విద్యుత్ చర్య; मस्तिष्क की विद्युत क्रिया
# hard
Tachometer; టాకోమీటర్; टैकोमीटर | Speed of rotation; భ్రమణ వేగం; घूर्णन की चाल
Photometer; ఫోటోమీటర్; फोटोमीटर | Intensity of light; కాంతి తీవ్రత; प्रकाश की तीव्रता
Polygraph; పాలీగ్రాఫ్; पॉलीग्राफ | Lie detection; అబద్ధాలను గుర్తించడం; झूठ पकड़ना
Calorimeter; కెలోరీమీటర్; कैलोरीमीटर | Quantity of heat; ఉష్ణ పరిమాణం; ऊष्मा की मात्रा
Bolometer; బోలోమీటర్; बोलोमीटर | Radiant heat; వికిరణ ఉష్ణం; विकिरण ऊष्मा
Hydrophone; హైడ్రోఫోన్; हाइड्रोफोन | Sound under water; నీటి అడుగున ధ్వని; जल के भीतर ध्वनि
Viscometer; విస్కోమీటర్; विस्कोमीटर | Viscosity of liquids; ద్రవాల స్నిగ్ధత; द्रवों की श्यानता
Pyrheliometer; పైర్‌హీలియోమీటర్; पाइरहीलियोमीटर | Solar radiation; సౌర వికిరణం; सौर विकिरण
Dynamometer; డైనమోమీటర్; डायनेमोमीटर | Power of an engine; ఇంజన్ సామర్థ్యం; इंजन की शक्ति
`,
  relations: [
    {
      of: 'instrument',
      to: 'measures',
      shape: 'one-to-one',
      ask: t(
        'For what is the instrument “**{a}**” used?',
        '**{a}**ను దేనికి (కొలవడానికి/చేయడానికి) ఉపయోగిస్తారు?',
        '**{a}** का उपयोग किसके लिए (मापने/करने में) होता है?',
      ),
      askBack: t(
        'Which instrument is used for “**{b}**”?',
        '**{b}** – దీనికి ఉపయోగించే పరికరం ఏది?',
        '**{b}** – इसके लिए कौन-सा उपकरण काम आता है?',
      ),
      tell: t('The instrument {a} is used for “{b}”.', '{a} ఉపయోగం: {b}.', '{a} का उपयोग: {b}।'),
      also: `
Pyrometer | Temperature
Thermometer | Very high temperatures
Bolometer | Solar radiation
Pyrheliometer | Radiant heat
Manometer | Blood pressure
Manometer | Atmospheric pressure
Barometer | Pressure of gases
Barometer | Altitude
Galvanometer | Electric current
Ammeter | Detecting very small currents
Hydrometer | Purity (density) of milk
Lactometer | Relative density of liquids`,
    },
  ],
})

const PHENOMENA = factTable({
  name: 'phenomena-and-principles',
  topic: TOPIC,
  settledBy: 'NCERT physics textbooks',
  columns: {
    phenomenon: t('Phenomenon or device', 'దృగ్విషయం/పరికరం', 'घटना/यंत्र'),
    principle: t('Cause or principle', 'కారణం/సూత్రం', 'कारण/सिद्धांत'),
  },
  rows: `
Twinkling of stars; నక్షత్రాల మిణుకు; तारों का टिमटिमाना | Atmospheric refraction; వాతావరణ వక్రీభవనం; वायुमंडलीय अपवर्तन
Blue colour of the sky; ఆకాశపు నీలి రంగు; आकाश का नीला रंग | Scattering of light; కాంతి పరిక్షేపణం; प्रकाश का प्रकीर्णन
Sparkle of a cut diamond; చెక్కిన వజ్రం మెరుపు; तराशे हीरे की चमक | Total internal reflection; సంపూర్ణాంతర పరావర్తనం; पूर्ण आंतरिक परावर्तन
Launch of a rocket; రాకెట్ ప్రయోగం; रॉकेट का प्रक्षेपण | Newton’s third law; న్యూటన్ మూడో నియమం; न्यूटन का तीसरा नियम
Splitting of white light by a prism; పట్టకంలో తెల్లని కాంతి విడిపోవడం; प्रिज़्म से श्वेत प्रकाश का विभाजन | Dispersion of light; కాంతి విక్షేపణం; प्रकाश का विक्षेपण
Floating of a ship; ఓడ తేలడం; जहाज़ का तैरना | Archimedes’ principle; ఆర్కిమెడిస్ సూత్రం; आर्किमिडीज़ का सिद्धांत
Hydraulic brake; హైడ్రాలిక్ బ్రేక్; हाइड्रोलिक ब्रेक | Pascal’s law; పాస్కల్ నియమం; पास्कल का नियम
# medium
Rise of oil in a lamp wick; దీపపు ఒత్తిలో నూనె ఎక్కడం; दीपक की बत्ती में तेल चढ़ना | Capillary action; కేశనాళికీయత; केशिकत्व
Lift of an aircraft wing; విమాన రెక్కపై ఉత్థాపనం; विमान के पंख पर उत्थापन | Bernoulli’s principle; బెర్నూలీ సూత్రం; बर्नूली का सिद्धांत
Colours of a soap bubble; సబ్బు బుడగ రంగులు; साबुन के बुलबुले के रंग | Interference of light; కాంతి వ్యతికరణం; प्रकाश का व्यतिकरण
Electric generator; విద్యుత్ జనరేటర్; विद्युत जनित्र | Electromagnetic induction; విద్యుదయస్కాంత ప్రేరణ; विद्युत चुंबकीय प्रेरण
Spherical shape of raindrops; వర్షపు చినుకుల గోళాకారం; वर्षा की बूँदों का गोल होना | Surface tension; తలతన్యత; पृष्ठ तनाव
Change of pitch of a passing siren; దాటిపోయే సైరన్ స్థాయి మార్పు; गुज़रते सायरन के तारत्व में बदलाव | Doppler effect; డాప్లర్ ప్రభావం; डॉप्लर प्रभाव
Energy of the Sun; సూర్యుని శక్తి; सूर्य की ऊर्जा | Nuclear fusion; కేంద్రక సంలీనం; नाभिकीय संलयन
Energy of a nuclear power reactor; అణు విద్యుత్ రియాక్టర్ శక్తి; परमाणु विद्युत रिएक्टर की ऊर्जा | Nuclear fission; కేంద్రక విచ్ఛిత్తి; नाभिकीय विखंडन
Falling forward when a bus stops suddenly; బస్సు హఠాత్తుగా ఆగితే ముందుకు తూలడం; बस के अचानक रुकने पर आगे गिरना | Inertia of motion; చలన జడత్వం; गति का जड़त्व
# hard
Washing machine spin drier; వాషింగ్ మెషిన్ స్పిన్ డ్రయర్; वॉशिंग मशीन का स्पिन ड्रायर | Centrifugation; అపకేంద్రీకరణ; अपकेंद्रण
Holography; హోలోగ్రఫీ; होलोग्राफी | Interference of laser light; లేజర్ కాంతి వ్యతికరణం; लेज़र प्रकाश का व्यतिकरण
Solar cell; సౌర ఘటం; सौर सेल | Photovoltaic effect; ఫోటోవోల్టాయిక్ ప్రభావం; प्रकाश-वोल्टीय प्रभाव
Ringing of a glass by a note of its own frequency; సొంత పౌనఃపున్య స్వరానికి గ్లాసు మోగడం; अपनी आवृत्ति के स्वर से गिलास का बजना | Resonance; అనునాదం; अनुनाद
`,
  relations: [
    {
      of: 'phenomenon',
      to: 'principle',
      shape: 'one-to-one',
      ask: t(
        'Which of these chiefly explains “**{a}**”?',
        '**{a}** – దీనికి ప్రధాన కారణం/సూత్రం ఏది?',
        '**{a}** – इसका मुख्य कारण/सिद्धांत क्या है?',
      ),
      askBack: t(
        'Which of these is explained chiefly by **{b}**?',
        'వీటిలో ప్రధానంగా **{b}** ఆధారంగా వివరించదగినది ఏది?',
        'इनमें से किसकी व्याख्या मुख्यतः इससे होती है: **{b}**?',
      ),
      tell: t('{a} is explained chiefly by “{b}”.', '{a} కు ప్రధాన కారణం: {b}.', '{a} का मुख्य कारण: {b}।'),
      also: `
Sparkle of a cut diamond | Dispersion of light
Sparkle of a cut diamond | Atmospheric refraction
Colours of a soap bubble | Interference of laser light
Holography | Interference of light
Rise of oil in a lamp wick | Surface tension
Spherical shape of raindrops | Capillary action
Washing machine spin drier | Inertia of motion`,
    },
  ],
})

const DISCOVERIES = factTable({
  name: 'discoveries-in-physics',
  topic: TOPIC,
  settledBy: 'histories of science; NCERT physics textbooks',
  columns: {
    discovery: t('Discovery or law', 'ఆవిష్కరణ/నియమం', 'खोज/नियम'),
    scientist: t('Scientist', 'శాస్త్రవేత్త', 'वैज्ञानिक'),
  },
  rows: `
Law of universal gravitation; విశ్వ గురుత్వాకర్షణ నియమం; सार्वत्रिक गुरुत्वाकर्षण का नियम | Isaac Newton; ఐజాక్ న్యూటన్; आइज़ैक न्यूटन
Theory of relativity; సాపేక్షతా సిద్ధాంతం; सापेक्षता का सिद्धांत | Albert Einstein; ఆల్బర్ట్ ఐన్‌స్టీన్; अल्बर्ट आइंस्टीन
X-rays; ఎక్స్-కిరణాలు; एक्स-किरणें | Wilhelm Röntgen; విల్‌హెల్మ్ రాంట్‌జెన్; विल्हेल्म रॉन्टजन
Electron; ఎలక్ట్రాన్; इलेक्ट्रॉन | J. J. Thomson; జె. జె. థామ్సన్; जे. जे. थॉमसन
Neutron; న్యూట్రాన్; न्यूट्रॉन | James Chadwick; జేమ్స్ చాడ్విక్; जेम्स चैडविक
Atomic nucleus; పరమాణు కేంద్రకం; परमाणु नाभिक | Ernest Rutherford; ఎర్నెస్ట్ రూథర్‌ఫర్డ్; अर्नेस्ट रदरफोर्ड
Radioactivity; రేడియోధార్మికత; रेडियोधर्मिता | Henri Becquerel; హెన్రీ బెక్వెరల్; हेनरी बेकेरल
Electromagnetic induction; విద్యుదయస్కాంత ప్రేరణ; विद्युत चुंबकीय प्रेरण | Michael Faraday; మైఖేల్ ఫారడే; माइकल फैराडे
Scattering effect named after an Indian (1928); భారతీయుని పేరు గల పరిక్షేపణ ప్రభావం (1928); एक भारतीय के नाम वाला प्रकीर्णन प्रभाव (1928) | C. V. Raman; సి. వి. రామన్; सी. वी. रमन || National Science Day, 28 February, marks this discovery.; ఈ ఆవిష్కరణకు గుర్తుగా ఫిబ్రవరి 28న జాతీయ సైన్స్ దినోత్సవం.; इस खोज की याद में 28 फ़रवरी को राष्ट्रीय विज्ञान दिवस मनाया जाता है।
# medium
Quantum theory; క్వాంటం సిద్ధాంతం; क्वांटम सिद्धांत | Max Planck; మాక్స్ ప్లాంక్; मैक्स प्लांक
Laws of planetary motion; గ్రహ చలన నియమాలు; ग्रहों की गति के नियम | Johannes Kepler; జొహాన్నెస్ కెప్లర్; जोहान्स केपलर
Heliocentric model (16th century); సూర్యకేంద్ర సిద్ధాంతం (16వ శతాబ్దం); सूर्यकेंद्रीय मॉडल (16वीं सदी) | Nicolaus Copernicus; నికోలస్ కోపర్నికస్; निकोलस कोपरनिकस
Magnetic effect of electric current; విద్యుత్ ప్రవాహపు అయస్కాంత ఫలితం; विद्युत धारा का चुंबकीय प्रभाव | Hans Christian Oersted; హన్స్ క్రిస్టియన్ ఆయర్‌స్టెడ్; हैंस क्रिश्चियन ओर्स्टेड
Uncertainty principle; అనిశ్చితత్వ సూత్రం; अनिश्चितता का सिद्धांत | Werner Heisenberg; వెర్నర్ హైసెన్‌బర్గ్; वर्नर हाइज़ेनबर्ग
Electromagnetic theory of light; కాంతి విద్యుదయస్కాంత సిద్ధాంతం; प्रकाश का विद्युत चुंबकीय सिद्धांत | James Clerk Maxwell; జేమ్స్ క్లార్క్ మాక్స్‌వెల్; जेम्स क्लार्क मैक्सवेल
Upper limit on the mass of a white dwarf; శ్వేత కుబ్జ తార ద్రవ్యరాశి గరిష్ఠ పరిమితి; श्वेत वामन तारे के द्रव्यमान की सीमा | S. Chandrasekhar; ఎస్. చంద్రశేఖర్; एस. चंद्रशेखर
# hard
Positron; పాజిట్రాన్; पॉज़िट्रॉन | Carl Anderson; కార్ల్ ఆండర్సన్; कार्ल एंडरसन
Superconductivity; అతివాహకత్వం; अतिचालकता | Heike Kamerlingh Onnes; హైకే కామర్‌లింగ్ ఓన్నెస్; हाइके कामरलिंग ओन्नेस
Wave nature of matter; పదార్థ తరంగ స్వభావం; पदार्थ की तरंग प्रकृति | Louis de Broglie; లూయీ డి బ్రాయ్; लुई डी ब्रॉग्ली
Exclusion principle; వర్జన సూత్రం; अपवर्जन सिद्धांत | Wolfgang Pauli; వోల్ఫ్‌గాంగ్ పౌలీ; वोल्फगैंग पाउली
`,
  relations: [
    {
      of: 'discovery',
      to: 'scientist',
      shape: 'one-to-one',
      ask: t(
        'Which scientist is credited with “**{a}**”?',
        '**{a}** ఎవరి ఆవిష్కరణ?',
        '**{a}** – इसका श्रेय किसे दिया जाता है?',
      ),
      askBack: t('With which of these is **{b}** credited?', 'వీటిలో **{b}** ఆవిష్కరణ ఏది?', 'इनमें से **{b}** की देन कौन-सी है?'),
      tell: t('{b} is credited with “{a}”.', '{a} – ఈ ఘనత పొందినవారు: {b}.', '{a} – श्रेय: {b}।'),
      also: `
Quantum theory | Albert Einstein
Atomic nucleus | James Chadwick`,
    },
  ],
})

export const PHYSICS = [...UNITS, ...INSTRUMENTS, ...PHENOMENA, ...DISCOVERIES]
