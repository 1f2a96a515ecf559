import './layers.css';
import './tailwind.css';
import 'consultancy-design-system/styles.css';
