import AdminPanelIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import AssessmentIcon from '@mui/icons-material/AssessmentOutlined';
import ChartIcon from '@mui/icons-material/BarChartOutlined';
import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import EmailIcon from '@mui/icons-material/EmailOutlined';
import FactoryIcon from '@mui/icons-material/FactoryOutlined';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import MapIcon from '@mui/icons-material/MapOutlined';
import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import PhoneIcon from '@mui/icons-material/PhoneAndroid';
import ScienceIcon from '@mui/icons-material/ScienceOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import SpeedIcon from '@mui/icons-material/Speed';
import ListIcon from '@mui/icons-material/ViewListOutlined';
import WaterIcon from '@mui/icons-material/WaterDropOutlined';

/** The 16 icons of a module (spec 1 §9), by the name that the server keeps; `modulo` is that of a new one. */
export const MODULE_ICONS: Readonly<Record<string, typeof FolderIcon>> = {
  modulo: FolderIcon,
  cadastro: ListIcon,
  medidor: SpeedIcon,
  relatorio: AssessmentIcon,
  acesso: AdminPanelIcon,
  aplicativo: PhoneIcon,
  agua: WaterIcon,
  laboratorio: ScienceIcon,
  industria: FactoryIcon,
  pessoas: PeopleIcon,
  mapa: MapIcon,
  calendario: CalendarIcon,
  grafico: ChartIcon,
  documento: DescriptionIcon,
  email: EmailIcon,
  configuracao: SettingsIcon,
};

/** The icon of a new module, and of one whose name is unknown. */
export const DEFAULT_ICON = 'modulo';
