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
import type { IconeDeModulo } from '../../../domain/acesso/icones.ts';

/** The icons of a module, by the name that the server keeps. */
export const MODULE_ICONS: Readonly<Record<IconeDeModulo, typeof FolderIcon>> = {
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
